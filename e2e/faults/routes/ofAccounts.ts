import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const loginTarget = 'web/app/accounts/loginTarget.ts'

export const ofAccounts: Fault[] = [
  ...noticedByTest('web/app/accounts/loginTarget.test.ts', 'is the feed for addresses', {
    'way-back-to-criminals': { file: loginTarget, find: "'/criminals/'", broken: "'/criminal/'" },
    'way-back-to-the-panel': { file: loginTarget, find: "'/admin/'", broken: "'/panel/'" },
    'way-back-to-the-profile': { file: loginTarget, find: "'/profile'", broken: "'/profiles/'" },
  }),
  ...noticedByTest('web/app/i18n/minutesAndSeconds.test.ts', 'two digits of seconds', {
    'countdown-without-its-zero': {
      file: 'web/app/i18n/minutesAndSeconds.ts',
      find: '{ minimumIntegerDigits: 2 }',
      broken: '{ minimumIntegerDigits: 1 }',
    },
  }),
  ...noticedBy('gates', 'a guest at a page for people', {
    'guest-waits-at-the-gate': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: 'sendToLogin()',
      broken: 'undefined',
    },
    'gate-without-a-word': {
      file: 'web/app/accounts/useLoginGate.ts',
      find: 'toast.plain(t(gate))',
      broken: 'undefined',
    },
    'gate-forgets-the-way-back': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: 'location.pathname + location.search',
      broken: "'/'",
    },
  }),
  ...noticedBy('accounts', 'someone who forgot the password', {
    'members-led-to-their-profile': {
      file: 'web/app/accounts/useGuestsOnly.ts',
      find: "navigate('/', { replace: true })",
      broken: "navigate('/profile')",
    },
    'register-open-to-members': {
      file: 'web/app/accounts/RegisterPage.tsx',
      find: 'useGuestsOnly()',
      broken: '{ isSignedIn: false }',
    },
    'forgot-link-reworded': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: "t('forgot')",
      broken: "'Lost your password?'",
    },
    'password-never-shown': {
      file: 'web/app/ui/Field.tsx',
      find: "shown ? 'text' : 'password'",
      broken: "'password'",
    },
    'reset-without-the-phone': {
      file: 'web/app/accounts/ForgotPasswordPage.tsx',
      find: '{ state: { phone: fullPhone(phone) } }',
      broken: '{}',
    },
    'reset-without-code': {
      file: 'web/app/accounts/ResetPasswordPage.tsx',
      find: "<CodeField error={errorOf('otp')} />",
      broken: 'null',
    },
    'reset-without-repetition': {
      file: 'web/app/accounts/ResetPasswordPage.tsx',
      find: 'name="confirmPassword"',
      broken: '"oldPassword"',
    },
    'reset-open-without-a-phone': {
      file: 'web/app/accounts/ResetPasswordPage.tsx',
      find: 'known && !phone',
      broken: 'false',
    },
  }),
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'protected-action-without-a-word': {
      file: 'web/app/accounts/useLoginGate.ts',
      find: 'toast.plain(t(gate))',
      broken: 'undefined',
    },
    'protected-action-leads-nowhere': {
      file: 'web/app/accounts/useLoginGate.ts',
      find: "Promise.resolve(navigate('/login', { replace }))",
      broken: 'Promise.resolve()',
    },
    'register-button-reworded': {
      file: 'web/app/accounts/LoginOrRegister.tsx',
      find: "t('login.register')",
      broken: "'REGISTER'",
    },
    'login-link-reworded': {
      file: 'web/app/accounts/LoginOrRegister.tsx',
      find: "t('register.login')",
      broken: "'LOGIN'",
    },
    'register-without-name': {
      file: 'web/app/accounts/RegisterPage.tsx',
      find: "label={fields('name')}",
      broken: "'Nickname'",
    },
    'letters-for-a-code': {
      file: 'web/app/accounts/CodeField.tsx',
      find: 'inputMode="numeric"',
      broken: '"text"',
    },
    'five-boxes-for-a-code': {
      file: 'web/app/accounts/CodeField.tsx',
      find: 'Array.from({ length: limits.codeDigits }, (_, index) => index + 1)',
      broken: '[1, 2, 3, 4, 5]',
    },
    'focus-stays-in-its-box': {
      file: 'web/app/accounts/CodeField.tsx',
      find: 'normalizeValue={phoneDigits}',
      broken:
        '(text) => { const box = document.activeElement; queueMicrotask(() => box.focus()); return phoneDigits(text) }',
    },
    'resend-while-it-counts': {
      file: 'web/app/accounts/ResendButton.tsx',
      find: 'disabled={seconds > 0}',
      broken: 'false',
    },
    'resend-without-the-time': {
      file: 'web/app/accounts/ResendButton.tsx',
      find: "t('resendIn', { time: minutesAndSeconds(seconds, locale) })",
      broken: "t('resend')",
    },
  }),
  ...noticedBy('reacting', 'a guest who wants justice', {
    'protected-action-forgets-its-page': {
      file: 'web/app/accounts/useLoginGate.ts',
      find: 'rememberTarget(target)',
      broken: 'undefined',
    },
    'login-leads-to-the-feed': {
      file: loginTarget,
      find: "isSafeTarget(path) ? path : '/'",
      broken: "'/'",
    },
  }),
]
