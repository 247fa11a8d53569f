import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const desk = 'web/app/desk/useDesk.ts'
const closing = 'web/app/ui/useDiscardQuestion.tsx'
const flagDialog = 'web/app/flags/FlagDialog.tsx'
const questions = 'web/app/questions/Questions.tsx'

/** What somebody is writing or has pressed stays, whatever arrives meanwhile or does not. */
export const ofWriting: Fault[] = [
  ...noticedBy('deskWriting', 'whoever writes a note', {
    'note-lost-when-its-report-is-decided': {
      file: desk,
      find: "if (isWriting()) return toast.plain(t('thing.goneWhileWriting'))",
      broken: 'void 0',
    },
  }),
  ...noticedBy('deskWriting', 'a report that somebody else has', {
    'note-lost-when-its-report-is-taken': {
      file: desk,
      find: 'keyOf(item) === key && autoOpenedKey.current === key && !isWriting()',
      broken: 'keyOf(item) === key && autoOpenedKey.current === key',
    },
  }),
  ...noticedBy('deskWriting', 'whoever goes on or writes', {
    'decision-opens-over-what-was-opened': {
      file: desk,
      find: 'latestKey.current !== key',
      broken: 'false',
    },
    'decision-opens-over-a-note': {
      file: desk,
      find: 'latestKey.current !== key || isWriting()',
      broken: 'latestKey.current !== key',
    },
  }),
  ...noticedBy('deskWriting', 'what is undone late', {
    'undo-opens-over-a-note': {
      file: desk,
      find: 'isWriting() || open(item, true)',
      broken: 'open(item, true)',
    },
  }),
  ...noticedBy('deskWriting', 'an undo that the network has lost', {
    'lost-undo-not-offered-again': {
      file: 'web/app/desk/useDecisions.ts',
      find: 'mayBeRetried.length > 0 && Date.now() < what.until',
      broken: 'false',
    },
  }),
  ...noticedBy('followUps', 'an author with an account', {
    'answer-lost-with-a-second-question': {
      file: questions,
      find: 'data?.can.answer && <Writing postId={post._id} asModerator={false} />',
      broken: 'data?.can.answer && <Writing key={messages.length} postId={post._id} asModerator={false} />',
    },
    'answer-stays-when-it-is-sent': { file: questions, find: "setValues({ text: '' })", broken: 'void 0' },
  }),
  ...noticedBy('followUps', 'whoever is logged in files a report', {
    'copying-fails-without-a-word': {
      file: 'web/app/followUps/CodeNotice.tsx',
      find: "toast.error(t('copyFailed'))",
      broken: 'void 0',
    },
  }),
  ...noticedBy('flagging', 'what is written to the moderators', {
    'dialog-closes-while-it-sends': { file: closing, find: 'if (busy) return', broken: 'void 0' },
    'flag-thrown-away-unasked': { file: flagDialog, find: "reason.trim() !== ''", broken: 'false' },
  }),
  ...noticedBy('byKeyboard', 'somebody reads, logs in, reports', {
    'focus-lost-with-what-is-discarded': {
      file: 'web/app/ui/openModal.ts',
      find: 'closeWithin(modal)',
      broken: 'void 0',
    },
  }),
  ...noticedBy('networkBack', 'the language that cannot be fetched', {
    'language-chosen-that-is-not-there': {
      file: 'web/app/i18n/language.tsx',
      find: 'loadMessages(next)',
      broken: "(rememberChoice('language', next), loadMessages(next))",
    },
  }),
  ...noticedByTest('web/app/notifications/sound.test.ts', 'is played at once where there are no locks', {
    'sound-needs-locks': {
      file: 'web/app/notifications/sound.ts',
      find: "!('locks' in navigator)",
      broken: 'false',
    },
  }),
]
