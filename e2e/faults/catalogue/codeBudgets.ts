import { type Fault, noticedByTest } from '../fault.ts'

const accounts = 'server/src/accounts'

/** What somebody without an account may spend of another person's or the operator's codes. */
export const codeBudgets: Fault[] = [
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'one address may spend a quarter', {
    'one-address-spends-all-of-a-number': {
      file: `${accounts}/codeBudgets.ts`,
      find: '[ofPhoneFromSite, phone, siteOf(network)]',
      broken: '[ofPhoneFromSite, phone, deviceId]',
    },
  }),
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'are a hundred in a week', {
    'guesses-without-a-cap-of-a-day': {
      file: `${accounts}/codeBudgets.ts`,
      find: "stranger: budget('guess-phone', 'too_many_guesses', ...guesses)",
      broken: "budget('guess-phone', 'too_many_guesses', [20, hour])",
    },
  }),
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'the whole server sends no more', {
    'strangers-spend-all-messages': {
      file: `${accounts}/codeBudgets.ts`,
      find: 'Math.ceil(messagesPerHour * strangersPart)',
      broken: 'messagesPerHour',
    },
  }),
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'one range of numbers', {
    'ranges-spend-all-messages': {
      file: `${accounts}/codeBudgets.ts`,
      find: 'phone.slice(0, rangeDigits)',
      broken: 'phone',
    },
  }),
  ...noticedByTest(`${accounts}/accounts.test.ts`, 'takes the same work whatever the number is', {
    'registrations-begun-cost-a-hash': {
      file: `${accounts}/accounts.ts`,
      find: '[account?.password_hash, pending?.password_hash ?? undefined]',
      broken: '[account?.password_hash, ...(pending?.password_hash ? [pending.password_hash] : [])]',
    },
  }),
]
