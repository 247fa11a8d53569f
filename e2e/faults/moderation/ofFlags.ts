import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const flags = 'server/src/flags'
const comments = 'server/src/comments'

export const ofFlags: Fault[] = [
  ...noticedBy('deskFlags', 'of a flagged comment the desk tells', {
    'flagged-comment-of-nobody': {
      file: 'web/app/desk/FlaggedThing.tsx',
      find: 'isAnonymous ? anonymous : user ? comment.author : formerMember',
      broken: 'formerMember',
    },
    'facts-name-the-author-of-the-post': {
      file: 'web/app/desk/writer.ts',
      find: '{ isAnonymous, user: user && !isAnonymous ? { _id: user._id, name: author } : null }',
      broken: '{ isAnonymous: false, user: post?.user ?? null }',
    },
    'facts-lead-to-nobody': {
      file: 'web/app/moderation/ReviewFacts.tsx',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source contains this template literal
      find: '`/admin/users/${user._id}`',
      broken: "'/admin/users'",
    },
    'row-without-what-is-flagged': {
      file: 'web/app/desk/QueueRow.tsx',
      find: "kind === 'flag' && subject !== 'post' && subject !== 'support'",
      broken: 'false',
    },
    'row-without-what-was-said': {
      file: 'web/app/desk/QueueRow.tsx',
      find: "subject === 'comment'",
      broken: 'false',
    },
  }),
  ...noticedByTest(`${flags}/hiding.test.ts`, 'is hidden by the third of them', {
    'two-flags-hide-comments': {
      file: `${flags}/flagging.ts`,
      find: '(await countIndependent(tx, subject)) >= hidingFlags',
      broken: '(await countIndependent(tx, subject)) >= 2',
    },
  }),
  ...noticedByTest(`${flags}/deciding.test.ts`, 'nobody decides on what they have not seen', {
    'flags-decided-unseen': {
      file: `${flags}/deciding.ts`,
      find: 'flagCount !== undefined && flagCount !== reporters.length',
      broken: 'false',
    },
  }),
  ...noticedByTest(`${comments}/held.test.ts`, 'is told to nobody until it is let through', {
    'held-comments-told': { file: `${comments}/comments.ts`, find: 'isShown(made)', broken: 'true' },
  }),
  ...noticedBy('heldComments', "a newcomer's comment with a number waits", {
    'held-comments-unmarked': {
      file: `${comments}/view.ts`,
      find: 'isHeld: !isShown(row)',
      broken: 'false',
    },
  }),
  ...noticedByTest(`${comments}/held.test.ts`, 'is what the list says at that moment', {
    'watch-list-read-once': { file: `${comments}/comments.ts`, find: 'added.is_outdated', broken: 'false' },
  }),
  ...noticedByTest('server/src/watchWords/findings.test.ts', 'a word of the watch list', {
    'watch-words-of-one-script': {
      file: 'server/src/watchWords/findings.ts',
      find: "isBengali(word) ? [] : soundsIn('bengali', word)",
      broken: '[]',
    },
  }),
]
