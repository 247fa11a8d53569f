import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { limits } from './shared.ts'

export const ofAccounts: Fault[] = [
  ...noticedByTest('server/src/accounts/codes.test.ts', 'a code has six digits', {
    'codes-of-seven-digits': { file: limits, find: 'codeDigits: 6', broken: '7' },
  }),
  ...noticedByTest('web/app/accounts/checks.test.ts', 'has six digits', {
    'codes-of-five-digits': { file: limits, find: 'codeDigits: 6', broken: '5' },
  }),
  ...noticedByTest('web/app/accounts/pendingVerification.test.ts', 'counts 600 seconds at first', {
    'countdown-of-601-seconds': { file: limits, find: 'codeSeconds: 600', broken: '601' },
    'countdown-of-301-seconds-after-a-resend': {
      file: limits,
      find: 'codeSecondsAfterResend: 300',
      broken: '301',
    },
  }),
  ...noticedBy('failedAccounts', 'what goes wrong on the way in', {
    'countdown-of-ten-minutes-after-a-resend': {
      file: 'web/app/accounts/pendingVerification.ts',
      find: 'limits.codeSecondsAfterResend',
      broken: 'limits.codeSeconds',
    },
  }),
  ...noticedByTest('web/app/accounts/checks.test.ts', 'goes through with a name', {
    'passwords-of-seven-at-least': { file: limits, find: 'passwordLeast: 6', broken: '7' },
  }),
  ...noticedByTest('web/app/accounts/checks.test.ts', 'names every field that is wrong', {
    'passwords-of-five-at-least': { file: limits, find: 'passwordLeast: 6', broken: '5' },
  }),
  ...noticedByTest('server/src/accounts/accounts.test.ts', 'is refused with the field named', {
    'server-passwords-of-five-at-least': { file: limits, find: 'passwordLeast: 6', broken: '5' },
  }),
  ...noticedByTest('server/src/accounts/recovery.test.ts', 'is refused with 400', {
    'server-changes-to-passwords-of-five': { file: limits, find: 'passwordLeast: 6', broken: '5' },
  }),
  ...noticedByTest('contract/src/rules/phone.test.ts', '', {
    'phone-prefix-881': { file: 'contract/src/rules/phone.ts', find: "'880'", broken: "'881'" },
  }),
  ...noticedBy('accounts', 'a session that has run out', {
    'session-checked-every-75-seconds': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: '60_000',
      broken: '75_000',
    },
    'session-checked-every-40-seconds': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: '60_000',
      broken: '40_000',
    },
  }),
]
