import { type Fault, noticedBy } from '../../fault.ts'

const parts = 'web/app/api/sendInParts.ts'

export const uploads: Fault[] = [
  ...noticedBy('hangingUpload', 'an upload that hangs says so', {
    'hanging-upload-not-noticed': {
      file: 'web/app/api/stallTimer.ts',
      find: '30_000',
      broken: '300_000',
    },
    'hanging-upload-not-said': {
      file: 'web/app/forms/SendingControls.tsx',
      find: 'isStalled={upload.isStalled}',
      broken: 'false',
    },
    'upload-begins-anew': {
      file: parts,
      find: 'announced.get(name) ?? (await announce(form, file.size))',
      broken: 'await announce(form, file.size)',
    },
  }),
  ...noticedBy('hangingUpload', 'what hangs for too long is kept', {
    'upload-hangs-for-ever': { file: parts, find: 'failures >= mostFailures', broken: 'false' },
  }),
  ...noticedBy('hangingUpload', 'a report whose answer was lost', {
    'used-upload-is-the-end': { file: parts, find: 'isGone && !isSecondTry', broken: 'false' },
  }),
]
