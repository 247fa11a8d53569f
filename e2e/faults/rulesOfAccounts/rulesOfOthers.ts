import { type Fault, noticedByTest } from '../fault.ts'
import { errors } from './shared.ts'

const phone = 'contract/src/rules/phone.ts'

const ofAccounts = 'contract/src/accounts.ts'
const accountsTest = 'server/src/accounts/accounts.test.ts'
const recoveryTest = 'server/src/accounts/recovery.test.ts'
const phoneTest = 'contract/src/rules/phone.test.ts'
const profilesTest = 'server/src/profiles/profiles.test.ts'

export const rulesOfOthers: Fault[] = [
  ...noticedByTest(accountsTest, 'is completed by the code', {
    'server-keeps-spaces-of-a-name': {
      file: ofAccounts,
      find: 'requiredText(accountTexts.name)',
      broken: "z.string().min(1, { error: 'name_required' }).max(limits.name, { error: 'too_long' })",
    },
  }),
  ...noticedByTest(accountsTest, 'is refused with the field named', {
    'server-takes-short-password': {
      file: ofAccounts,
      find: "z\n  .string({ error: 'password_required' })\n  .min(limits.passwordLeast, { error: 'password_too_short' })",
      broken: "z.string({ error: 'password_required' }).min(5, { error: 'password_too_short' })",
    },
  }),
  ...noticedByTest(phoneTest, '', {
    'phone-880-of-any-length': { file: phone, find: 'digits.length === 13', broken: 'true' },
    'phone-880-in-other-words': {
      file: errors,
      find: "'Invalid phone number with country code'",
      broken: "'Invalid phone number'",
    },
    'phone-88-with-11-digits': { file: phone, find: 'digits.length === 12', broken: 'digits.length === 11' },
    'phone-88-in-other-words': {
      file: errors,
      find: "'Invalid phone number with partial country code'",
      broken: "'Invalid phone number with country code'",
    },
    'phone-88-not-completed': { file: phone, find: 'digits.slice(2)', broken: 'digits' },
    'phone-length-in-other-words': {
      file: errors,
      find: "'Phone number must be 10 or 11 digits'",
      broken: "'Phone number must be 11 digits'",
    },
    'phone-keeps-its-nought': { file: phone, find: "digits.replace(/^0/, '')", broken: 'digits' },
  }),
  ...noticedByTest(accountsTest, 'takes the phone in any writing', {
    'phone-number-with-12-digits': {
      file: phone,
      find: 'phone.length === 13',
      broken: 'phone.length === 12',
    },
  }),
  ...noticedByTest(accountsTest, '{"password":""} is refused', {
    'server-login-without-password': {
      file: ofAccounts,
      find: "z\n  .string({ error: 'password_required' })\n  .min(1, { error: 'password_required' })",
      broken: "z.string({ error: 'password_required' })",
    },
  }),
  ...noticedByTest(accountsTest, 'is not complete', {
    'server-takes-five-digits': { file: ofAccounts, find: '/^\\d{6}$/', broken: '/^\\d{5,6}$/' },
  }),
  ...noticedByTest(recoveryTest, '{"newPassword":"12345"} is refused', {
    'server-resets-to-short-password': {
      file: ofAccounts,
      find: 'z.object({ phone, otp: code, newPassword: password, deviceId })',
      broken: 'z.object({ phone, otp: code, newPassword: typedPassword, deviceId })',
    },
  }),
  ...noticedByTest(recoveryTest, 'is refused with 400', {
    'server-changes-without-old-password': {
      file: ofAccounts,
      find: "z\n        .string({ error: 'both_passwords_required' })\n        .min(1, { error: 'both_passwords_required' })\n        .max(limits.passwordMost, { error: 'too_long' })",
      broken: "z.string({ error: 'both_passwords_required' })",
    },
    'server-changes-to-short-password': {
      file: ofAccounts,
      find: "z\n        .string({ error: 'both_passwords_required' })\n        .min(1, { error: 'both_passwords_required' })\n        .min(limits.passwordLeast, { error: 'new_password_too_short' })",
      broken:
        "z.string({ error: 'both_passwords_required' }).min(1, { error: 'both_passwords_required' }).min(5, { error: 'new_password_too_short' })",
    },
  }),
  ...noticedByTest(profilesTest, 'refuses what is wrong by name', {
    'server-takes-webp-avatar': {
      file: 'contract/src/profiles.ts',
      find: "['jpeg', 'png', 'gif']",
      broken: "['jpeg', 'png', 'gif', 'webp']",
    },
    'avatar-type-in-other-words': {
      file: errors,
      find: "'Please select a valid image file (JPEG, PNG, or GIF)'",
      broken: "'Please select a valid image file'",
    },
    'server-takes-avatar-above-2-mb': {
      file: 'contract/src/profiles.ts',
      find: 'limits.avatarBytes',
      broken: 'limits.avatarBytes + 1',
    },
    'avatar-size-in-other-words': {
      file: errors,
      find: "'Image size should be less than 2MB'",
      broken: "'Image size cannot exceed 2MB'",
    },
  }),
]
