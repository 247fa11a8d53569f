import { type Fault, noticedBy } from '../fault.ts'

export const ofAccounts: Fault[] = [
  ...noticedBy('gates', 'a guest at a page for people', {
    'guest-at-notifications-untold-why': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: "'notifications'",
      broken: "'continue'",
    },
    'guest-at-a-page-not-led-away': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: "navigate('/login', { replace: true })",
      broken: 'undefined',
    },
  }),
]
