import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const addresses = 'web/app/sharing/addresses.ts'

const everyNetwork = `[
  'WhatsApp',
  'Messenger',
  'imo',
  'Facebook',
  'X',
  'Telegram',
  'LinkedIn',
  'Instagram',
]`

export const ofTalk: Fault[] = [
  ...noticedByTest('web/app/sharing/addresses.test.ts', '', {
    'shared-on-facebook-for-x': {
      file: addresses,
      find: `\`https://twitter.com/intent/tweet?url=\${shared}\``,
      broken: `\`https://www.facebook.com/sharer/sharer.php?u=\${shared}\``,
    },
    'shared-with-linkedin-home': {
      file: addresses,
      find: `\`https://www.linkedin.com/sharing/share-offsite/?url=\${shared}\``,
      broken: "'https://www.linkedin.com/'",
    },
    'shared-address-cut-short': { file: addresses, find: 'encodeURIComponent(page)', broken: 'page' },
    'instagram-leads-to-an-account': {
      file: addresses,
      find: "'https://www.instagram.com/'",
      broken: "'https://www.instagram.com/bichar/'",
    },
  }),
  ...noticedBy('reacting', 'a guest who wants justice', {
    'justice-reworded': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "t('justice')",
      broken: "'Justice'",
    },
    'justice-without-count': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'format.number(reactionCount)',
      broken: "''",
    },
  }),
  ...noticedBy('passingOn', 'somebody shares a post', {
    'share-reworded': { file: 'web/app/sharing/ShareButton.tsx', find: "t('share')", broken: "'Share'" },
    'share-opens-nothing': {
      file: 'web/app/sharing/ShareButton.tsx',
      find: "gate('continue', undefined, pendingAction)() && setOpen(true)",
      broken: "gate('continue', undefined, pendingAction)()",
    },
    'share-without-instagram': {
      file: addresses,
      find: everyNetwork,
      broken: "['Facebook', 'X', 'Telegram', 'LinkedIn']",
    },
    'share-without-x': {
      file: addresses,
      find: everyNetwork,
      broken: "['WhatsApp', 'Facebook', 'Telegram', 'LinkedIn', 'Instagram']",
    },
    'share-of-the-feed': {
      file: 'web/app/sharing/ShareDialog.tsx',
      find: 'addressOf(location.origin, shared)',
      broken: 'location.href',
    },
    'copied-unsaid': {
      file: 'web/app/sharing/ShareDialog.tsx',
      find: "t(copied ? 'copied' : 'copy')",
      broken: "t('copy')",
    },
  }),
  ...noticedBy('timelines', 'the author tells more', {
    'add-timeline-opens-nothing': {
      file: 'web/app/timelines/Timelines.tsx',
      find: 'onClick={() => setAdding(true)}',
      broken: '() => undefined',
    },
  }),
]
