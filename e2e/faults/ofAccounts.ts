import { type Fault, noticedBy } from './fault.ts'

export const ofAccounts: Fault[] = [
  ...noticedBy('profile', 'a person changes name and picture', {
    'profile-without-phone': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: 'shownPhone(user.phone)',
      broken: 'null',
    },
    'logout-behind-the-profile': {
      file: 'web/app/profiles/LogOutButton.tsx',
      find: "navigate('/login', { replace: true })",
      broken: "navigate('/login')",
    },
    'logout-keeps-expiry': {
      file: 'web/app/api/session.ts',
      find: 'localStorage.removeItem(keys.expiresAt)',
      broken: 'undefined',
    },
  }),
  ...noticedBy('accounts', 'a session that has run out', {
    'expiry-never-checked': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: '!sessionExpired()',
      broken: 'true',
    },
    'expired-without-way-back': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: 'rememberTarget()',
      broken: 'undefined',
    },
  }),
  ...noticedBy('accounts', 'someone who forgot the password', {
    'no-question-about-notifications': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: 'askAboutNotifications()',
      broken: 'undefined',
    },
    'no-welcome-back': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: "leaveFlash(t('welcomeBack', { name: answer.user.name }))",
      broken: 'undefined',
    },
    'login-open-to-members': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: "t('alreadyLoggedIn')",
      broken: 'null',
    },
  }),
]
