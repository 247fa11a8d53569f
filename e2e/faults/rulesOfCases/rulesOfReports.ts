import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { errors, reportDialog } from './shared.ts'

export const rulesOfReports: Fault[] = [
  ...noticedBy('passingOn', 'somebody reports a post', {
    'reason-of-spaces-can-be-sent': {
      file: 'web/app/flags/checkReason.ts',
      find: 'textProblems(flagTexts, values)',
      broken: "values.reason === '' ? { reason: 'reason_required' } : {}",
    },
    'missing-reason-unsaid': {
      file: reportDialog,
      find: "isBlank && wasLeft ? t('required') : undefined",
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/flags/reports.test.ts', 'needs a reason of at most', {
    'server-takes-report-without-reason': {
      file: 'contract/src/flags.ts',
      find: 'requiredText(flagTexts.reason)',
      broken: 'optionalText(flagTexts.reason)',
    },
    'reason-required-in-other-words': {
      file: errors,
      find: "'Please provide a reason'",
      broken: "'A reason is required'",
    },
  }),
  ...noticedByTest('server/src/flags/reports.test.ts', 'tells the admins, and nobody else', {
    'server-keeps-spaces-of-a-reason': {
      file: 'contract/src/flags.ts',
      find: 'requiredText(flagTexts.reason)',
      broken: "z.string().min(1, { error: 'reason_required' }).max(limits.reason)",
    },
  }),
]
