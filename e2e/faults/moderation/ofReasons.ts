import { type Fault, noticedBy } from '../fault.ts'

const hook = 'web/app/forms/useReason.ts'
const removal = 'web/app/forms/RemovalDialog.tsx'

/** The reasons that moderators write, and what becomes of them when a dialog is closed. */
export const ofReasons: Fault[] = noticedBy('discardedReasons', 'moderators are asked before', {
  'reason-thrown-away-unasked': {
    file: hook,
    find: "written !== initial && written.trim() !== ''",
    broken: 'false',
  },
  'ready-reason-asked-about': {
    file: hook,
    find: "written !== initial && written.trim() !== ''",
    broken: "text.trim() !== ''",
  },
  'ready-reason-eats-what-was-written': {
    file: hook,
    find: 'chosen === ready ? undefined : chosen',
    broken: 'chosen',
  },
  'reason-of-removal-thrown-away-unasked': {
    file: removal,
    find: 'onDismiss={reason.close}',
    broken: 'dialog.onClose',
  },
  'too-long-reason-sent': { file: removal, find: 'isBlocked={reason.isTooLong}', broken: 'false' },
  'reason-of-pause-thrown-away-unasked': {
    file: 'web/app/sanctions/PauseAuthorDialog.tsx',
    find: '() => isWritten',
    broken: '() => false',
  },
})
