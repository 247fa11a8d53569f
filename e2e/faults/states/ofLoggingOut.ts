import { type Fault, noticedBy } from '../fault.ts'

export const ofLoggingOut: Fault[] = [
  ...noticedBy('loggingOut', 'whoever logs out where the network hangs', {
    'logout-untold': {
      file: 'web/app/accounts/queries.ts',
      find: 'holdLogins(tellOfLogout(storedToken()))',
      broken: 'void 0',
    },
  }),
  ...noticedBy('loggingOut', 'whoever logs out is at the login before', {
    'logout-waits-for-the-device': {
      file: 'web/app/profiles/LogOutButton.tsx',
      find: 'logOut(person)',
      broken: 'await logOut(person)',
    },
  }),
  ...noticedBy('loggingOut', 'whoever logs in while a logout', {
    'login-before-the-logout-is-over': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: 'await untilLoggedOut()',
      broken: 'void 0',
    },
    'logout-holds-no-login': {
      file: 'web/app/accounts/queries.ts',
      find: 'holdLogins(tellOfLogout(storedToken()))',
      broken: 'void tellOfLogout(storedToken())',
    },
  }),
  ...noticedBy('loggingOut', 'a logout that the server does not answer', {
    'logout-waits-for-ever': { file: 'web/app/accounts/queries.ts', find: '10_000', broken: '300_000' },
    'failed-logout-leaves-signed-in': {
      file: 'web/app/accounts/queries.ts',
      find: 'endSession()\n  await forgetPerson(person)',
      broken: 'await forgetPerson(person)',
    },
  }),
]
