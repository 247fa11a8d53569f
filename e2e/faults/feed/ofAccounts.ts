import { type Fault, noticedBy } from '../fault.ts'

export const ofAccounts: Fault[] = [
  ...noticedBy('gates', 'a guest at a page for people', {
    'gate-names-no-page': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: "gates[pathname as keyof typeof gates] ?? 'continue'",
      broken: "'continue'",
    },
    'gate-names-no-category': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: 'new URLSearchParams(search)',
      broken: 'new URLSearchParams()',
    },
  }),
]
