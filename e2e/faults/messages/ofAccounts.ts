import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const login = 'web/app/accounts/LoginPage.tsx'
const verify = 'web/app/accounts/VerifyCodePage.tsx'
const resend = 'web/app/accounts/ResendButton.tsx'
const forgot = 'web/app/accounts/ForgotPasswordPage.tsx'
const reset = 'web/app/accounts/ResetPasswordPage.tsx'
const register = 'web/app/accounts/RegisterPage.tsx'
const errors = 'contract/src/rules/errors.ts'

/** Messages of registration, login and password reset. */
export const ofAccountMessages: Fault[] = [
  ...noticedBy('failedAccounts', 'what goes wrong on the way in', {
    'failed-login-told-as-registration': {
      file: login,
      find: "t('failed')",
      broken: "'Registration failed'",
    },
    'failed-registration-told-as-verification': {
      file: register,
      find: "t('failed')",
      broken: "'Verification failed'",
    },
    'failed-verification-told-as-resending': {
      file: verify,
      find: "t('failed')",
      broken: "t('resendFailed')",
    },
    'failed-resending-told-as-verification': {
      file: resend,
      find: "t('resendFailed')",
      broken: "t('failed')",
    },
    'reset-code-not-sent-told-as-otp': {
      file: forgot,
      find: "t('failed')",
      broken: "'Failed to resend OTP'",
    },
    'failed-reset-told-as-change': {
      file: reset,
      find: "t('failed')",
      broken: "'Failed to update password'",
    },
    'registered-without-a-word-on-the-phone': {
      file: register,
      find: "t('done')",
      broken: "'Registration successful!'",
    },
    'code-sent-again-told-as-reset-code': {
      file: resend,
      find: "t('resent')",
      broken: "'Reset code sent to your phone'",
    },
    'reset-code-told-as-sent-again': {
      file: forgot,
      find: "t('sent')",
      broken: "'New OTP sent successfully'",
    },
    'password-reset-told-as-updated': {
      file: reset,
      find: "t('done')",
      broken: "'Password updated successfully'",
    },
  }),
  ...noticedBy('accounts', 'a wrong password is refused', {
    'refusal-of-a-form-untold': {
      file: 'web/app/forms/useForm.ts',
      find: 'setFailure(message)',
      broken: 'setFailure(undefined)',
    },
    'wrong-password-told-as-wrong-code': {
      file: errors,
      find: "'Login failed'",
      broken: "'Verification failed.'",
    },
  }),
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'verified-told-as-welcome': {
      file: verify,
      find: "t('done')",
      broken: "'Welcome back!'",
    },
  }),
  ...noticedBy('accounts', 'someone who forgot the password', {
    'welcome-back-without-a-name': {
      file: login,
      find: "t('welcomeBack', { name: answer.user.name })",
      broken: "t('welcomeBack', { name: '' })",
    },
  }),
  ...noticedBy('profile', 'a person changes name and picture', {
    'profile-saved-told-as-password': {
      file: 'web/app/profiles/ProfileForm.tsx',
      find: "t('updated')",
      broken: "'Password updated successfully'",
    },
    'logged-out-without-a-word': {
      file: 'web/app/profiles/LogOutButton.tsx',
      find: "toast.success(t('loggedOut'))",
      broken: 'undefined',
    },
    'broken-face-stays': {
      file: 'web/app/media/Avatar.tsx',
      find: 'event.currentTarget.src = fallback',
      broken: 'undefined',
    },
  }),
  ...noticedBy('profile', 'somebody deletes the account', {
    'logged-out-elsewhere-without-a-word': {
      file: 'web/app/accounts/DeviceList.tsx',
      find: "toast.success(t('loggedOut'))",
      broken: 'undefined',
    },
    'password-saved-told-as-profile': {
      file: 'web/app/profiles/PasswordForm.tsx',
      find: "t('done')",
      broken: "'Profile updated successfully'",
    },
  }),
  ...noticedByTest('server/src/accounts/accounts.test.ts', '', {
    'wrong-login-worded-by-its-cause': {
      file: errors,
      find: "'Login failed'",
      broken: "'The password is wrong'",
    },
    'wrong-code-worded-as-reset': {
      file: errors,
      find: "'Verification failed'",
      broken: "'Password reset failed.'",
    },
  }),
  ...noticedByTest('server/src/accounts/recovery.test.ts', '', {
    'wrong-reset-code-worded-as-verification': {
      file: errors,
      find: "'Password reset failed'",
      broken: "'Verification failed.'",
    },
    'wrong-old-password-worded-as-profile': {
      file: errors,
      find: "'Failed to update password'",
      broken: "'Failed to update profile'",
    },
  }),
]
