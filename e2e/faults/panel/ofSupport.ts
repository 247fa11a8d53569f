import { type Fault, noticedBy } from '../fault.ts'

const request = 'web/app/support/SupportRequestCard.tsx'

export const ofSupport: Fault[] = [
  ...noticedBy('admin', 'somebody asks for support', {
    'request-without-phone': { file: request, find: 'shownPhone(phone)', broken: 'null' },
    'request-without-badge': { file: request, find: '<SupportBadge status={status} />', broken: 'null' },
    'request-without-name': {
      file: request,
      find: '<h2 id={nameId} lang={languageOf(name)} className="font-extrabold text-lg leading-snug">\n            {name}\n          </h2>',
      broken: 'null',
    },
    'request-without-description': { file: request, find: '<WholeText text={desc} />', broken: 'null' },
    'request-without-date': {
      file: request,
      find: "t.rich('submittedAt', { time: () => <PostTime at={createdAt} /> })",
      broken: 'null',
    },
    'pending-in-red': {
      file: 'web/app/support/SupportBadge.tsx',
      find: "'bg-notice text-on-notice'",
      broken: "'bg-alarm text-on-alarm'",
    },
    'action-taken-in-yellow': {
      file: 'web/app/support/SupportBadge.tsx',
      find: "'bg-brand text-on-brand'",
      broken: "'bg-notice'",
    },
    'file-of-a-request-does-not-open': {
      file: 'web/app/support/SupportFiles.tsx',
      find: 'onOpen={() => open(index)}',
      broken: '() => undefined',
    },
    'video-viewed-as-a-picture': {
      file: 'web/app/media/ViewedMedia.tsx',
      find: "media.type === 'video'",
      broken: 'false',
    },
    'mark-as-actioned-labelled-otherwise': { file: request, find: "t('mark')", broken: "'Done'" },
  }),
]
