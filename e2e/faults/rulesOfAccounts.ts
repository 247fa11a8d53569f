import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const checks = 'web/app/accounts/checks.ts'
const checksTest = 'web/app/accounts/checks.test.ts'
const errors = 'contract/src/rules/errors.ts'
const ofAccounts = 'contract/src/accounts.ts'
const accountsTest = 'server/src/accounts/accounts.test.ts'
const recoveryTest = 'server/src/accounts/recovery.test.ts'
const phone = 'contract/src/rules/phone.ts'
const phoneTest = 'contract/src/rules/phone.test.ts'
const phoneEntry = 'web/app/accounts/phoneEntry.ts'
const phoneEntryTest = 'web/app/accounts/phoneEntry.test.ts'
const mediaFiles = 'contract/src/rules/mediaFiles.ts'
const profilesTest = 'server/src/profiles/profiles.test.ts'

/** What section 5 says of accounts, profiles and their pictures. */
export const rulesOfAccounts: Fault[] = [
  ...noticedByTest(checksTest, 'registering', {
    'spaces-taken-for-a-name': {
      file: checks,
      find: `problems({
    name: textProblem(accountTexts.name, name),
    phone: phoneProblem(phone),
    password: isLongEnough(password) ? undefined : 'password_too_short',
  })`,
      broken: `problems({
    name: name === '' ? 'name_required' : undefined,
    phone: phoneProblem(phone),
    password: password.length < 6 ? 'password_too_short' : undefined,
  })`,
    },
    'name-is-required-in-other-words': {
      file: errors,
      find: "'Name is required'",
      broken: "'A name is needed'",
    },
    'short-password-registers': {
      file: checks,
      find: "isLongEnough(password) ? undefined : 'password_too_short'",
      broken: 'undefined',
    },
  }),
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
  ...noticedByTest(phoneEntryTest, 'a phone field', {
    'phone-field-keeps-letters': {
      file: phoneEntry,
      find: "toLatinDigits(text).replace(/\\D/g, '')",
      broken: 'toLatinDigits(text)',
    },
  }),
  ...noticedBy('accounts', 'someone who forgot the password', {
    'phone-field-is-not-cleaned': {
      file: 'web/app/accounts/PhoneField.tsx',
      find: 'cleanPhoneEntry(field.value, field.selectionStart ?? field.value.length)',
      broken: '{ text: field.value, caret: 0 }',
    },
    'reset-passwords-not-compared': {
      file: checks,
      find: 'problems({ otp: codeProblem(otp), ...chosenPassword(values) })',
      broken: 'problems({ otp: codeProblem(otp), ...chosenPassword(values), confirmPassword: undefined })',
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
  ...noticedByTest(checksTest, 'logging in', {
    'login-without-phone': {
      file: checks,
      find: "problems({\n    phone: phoneProblem(phone),\n    password: password === '' ? 'password_required' : undefined,\n  })",
      broken: "problems({ phone: undefined, password: password ? undefined : 'password_required' })",
    },
    'login-without-password': {
      file: checks,
      find: "problems({\n    phone: phoneProblem(phone),\n    password: password === '' ? 'password_required' : undefined,\n  })",
      broken: 'problems({ phone: phoneProblem(phone), password: undefined })',
    },
  }),
  ...noticedByTest(accountsTest, '{"password":""} is refused', {
    'server-login-without-password': {
      file: ofAccounts,
      find: "z\n  .string({ error: 'password_required' })\n  .min(1, { error: 'password_required' })",
      broken: "z.string({ error: 'password_required' })",
    },
  }),
  ...noticedByTest(checksTest, 'a code', {
    'code-with-five-digits': {
      file: checks,
      find: 'otp.length === limits.codeDigits',
      broken: 'otp.length >= limits.codeDigits - 1',
    },
    'code-incomplete-in-other-words': {
      file: errors,
      find: "'Please enter complete OTP'",
      broken: "'Please enter the complete OTP'",
    },
  }),
  ...noticedByTest(accountsTest, 'is not complete', {
    'server-takes-five-digits': { file: ofAccounts, find: '/^\\d{6}$/', broken: '/^\\d{5,6}$/' },
  }),
  ...noticedByTest(phoneEntryTest, 'the phone of a forgotten password', {
    'forgotten-phone-without-88': {
      file: phoneEntry,
      find: "digits.startsWith('0')",
      broken: 'false',
    },
  }),
  ...noticedByTest(checksTest, 'a forgotten password', {
    'forgotten-without-phone': {
      file: checks,
      find: 'phoneProblem(phoneForReset(phone))',
      broken: "phone === '' ? undefined : phoneProblem(phoneForReset(phone))",
    },
    'phone-required-in-other-words': {
      file: errors,
      find: "'Please enter your phone number'",
      broken: "'Phone number is required'",
    },
    'passwords-differ-in-other-words': {
      file: errors,
      find: "'Passwords do not match'",
      broken: "'The passwords differ'",
    },
    'short-password-is-reset': {
      file: checks,
      find: "isLongEnough(newPassword) ? undefined : 'password_too_short'",
      broken: 'undefined',
    },
    'short-password-in-other-words': {
      file: errors,
      find: "'Password must be at least 6 characters'",
      broken: "'Password must be at least 6 characters long'",
    },
  }),
  ...noticedByTest(recoveryTest, '{"newPassword":"12345"} is refused', {
    'server-resets-to-short-password': {
      file: ofAccounts,
      find: 'z.object({ phone, otp: code, newPassword: password, deviceId })',
      broken: 'z.object({ phone, otp: code, newPassword: typedPassword, deviceId })',
    },
  }),
  ...noticedByTest(checksTest, 'changing a password', {
    'change-without-old-password': {
      file: checks,
      find: "oldPassword === '' ? 'both_passwords_required' : undefined",
      broken: 'undefined',
    },
    'change-without-new-password': { file: checks, find: "newPassword === ''", broken: 'false' },
    'both-passwords-in-other-words': {
      file: errors,
      find: "'Both old and new passwords are required'",
      broken: "'Both passwords are required'",
    },
    'change-to-short-password': {
      file: checks,
      find: "isLongEnough(newPassword)\n          ? undefined\n          : 'new_password_too_short'",
      broken: 'undefined',
    },
    'new-password-in-other-words': {
      file: errors,
      find: "'New password must be at least 6 characters long'",
      broken: "'New password must be at least 6 characters'",
    },
    'change-ready-with-short-old-password': {
      file: checks,
      find: 'isLongEnough(oldPassword)',
      broken: "oldPassword !== ''",
    },
    'change-ready-with-short-new-password': {
      file: checks,
      find: 'isLongEnough(newPassword) && confirmPassword === newPassword',
      broken: '!(confirmPassword !== newPassword)',
    },
    'change-ready-without-confirmation': {
      file: checks,
      find: 'confirmPassword === newPassword',
      broken: 'true',
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
  ...noticedBy('profile', 'a person changes name and picture', {
    'change-password-at-once': {
      file: 'web/app/profiles/PasswordForm.tsx',
      find: 'disabled={!isPasswordChangeReady(values)}',
      broken: 'false',
    },
    'change-password-never': {
      file: 'web/app/profiles/PasswordForm.tsx',
      find: 'disabled={!isPasswordChangeReady(values)}',
      broken: 'true',
    },
    'avatar-of-any-format': {
      file: 'web/app/profiles/ProfileForm.tsx',
      find: "['jpg', 'jpeg', 'png', 'gif']",
      broken: "['jpg', 'jpeg', 'png', 'gif', 'webp']",
    },
    'avatar-as-large-as-a-photo': {
      file: 'web/app/profiles/ProfileForm.tsx',
      find: 'limits.avatarBytes',
      broken: 'limits.photoBytes',
    },
    'phone-of-a-profile-open-to-edits': {
      file: 'web/app/profiles/ProfileForm.tsx',
      find: `<TextField
        label={fields('phone')}
        hint={t('phoneFixed')}
        value={shownPhone(user.phone)}
        readOnly
        disabled
      />`,
      broken:
        "<TextField label={fields('phone')} hint={t('phoneFixed')} defaultValue={shownPhone(user.phone)} />",
    },
    'large-picture-stays': {
      file: 'web/app/media/picking/compressImage.ts',
      find: 'file.size <= imageTargetBytes',
      broken: 'file.size <= 100 * imageTargetBytes',
    },
    'small-picture-is-drawn-anew': {
      file: 'web/app/media/picking/compressImage.ts',
      find: 'file.size <= imageTargetBytes',
      broken: 'file.size <= imageTargetBytes / 1024',
    },
    'picture-above-a-megabyte-is-sent': {
      file: 'web/app/media/picking/compressImage.ts',
      find: 'blob.size <= most',
      broken: 'blob.size <= 2 * most',
    },
    'picture-of-2000-pixels-is-sent': { file: mediaFiles, find: '1920', broken: '2000' },
    'picture-drawn-in-quality-0-9': { file: mediaFiles, find: '0.8', broken: '0.9' },
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
