import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { errors } from './shared.ts'

const checks = 'web/app/accounts/checks.ts'
const checksTest = 'web/app/accounts/checks.test.ts'
const phoneEntry = 'web/app/accounts/phoneEntry.ts'
const phoneEntryTest = 'web/app/accounts/phoneEntry.test.ts'
const mediaFiles = 'contract/src/rules/mediaFiles.ts'

export const rulesOfSigningIn: Fault[] = [
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
]
