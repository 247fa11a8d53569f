import { type Fault, noticedByTest } from '../fault.ts'

const verification = 'web/app/accounts/pendingVerification.ts'
const storageKeys = `{
  token: 'token',
  user: 'user',
  expiresAt: 'sessionExpiresAt',
  target: 'redirectAfterLogin',
}`
const storageKey = (name: string, other: string) => ({
  file: 'web/app/api/session.ts',
  find: storageKeys,
  broken: storageKeys.replace(`: ${name}`, `: ${other}`),
})

export const ofAccounts: Fault[] = [
  ...noticedByTest('server/src/accounts/view.test.ts', 'people read their own data', {
    'own-address-left-out': { file: 'server/src/accounts/view.ts', find: 'user.address', broken: "''" },
  }),
  ...noticedByTest('server/src/accounts/sessions.test.ts', 'by bearer or by cookie answers', {
    'auth-check-without-name': {
      file: 'server/src/accounts/routes.ts',
      find: 'meView(user)',
      broken: "{ ...meView(user), name: '' }",
    },
  }),
  ...noticedByTest('server/src/support/view.test.ts', 'an admin gets the files', {
    'request-without-files': {
      file: 'server/src/support/view.ts',
      find: 'row.files.map((file) => privateMediaView(deps, file, admin))',
      broken: '[]',
    },
  }),
  ...noticedByTest('server/src/support/view.test.ts', 'who asked for support reads', {
    'request-without-its-time': {
      file: 'server/src/support/view.ts',
      find: 'created_at.toISOString()',
      broken: 'new Date(0).toISOString()',
    },
  }),
  ...noticedByTest('server/src/users/users.test.ts', 'by pages', {
    'last-page-uncounted': {
      file: 'server/src/users/routes.ts',
      find: 'Math.ceil(total / limit)',
      broken: 'Math.floor(total / limit)',
    },
  }),
  ...noticedByTest('server/src/pushTokens/pushTokens.test.ts', 'belongs to whoever logged in on it last', {
    'push-token-stays-with-the-first': {
      file: 'server/src/pushTokens/store.ts',
      find: `conflict.column('address_hash').doUpdateSet({
        session_id: row.session_id,
        token: row.token,
        language: row.language,
        registered_at: row.registered_at,
      })`,
      broken: "conflict.column('address_hash').doNothing()",
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'ends at the start when the server says', {
    'token-kept-under-another-name': storageKey("'token'", "'bearer'"),
    'user-kept-under-another-name': storageKey("'user'", "'person'"),
    'expiry-kept-under-another-name': storageKey("'sessionExpiresAt'", "'expiry'"),
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'leads to the login and back', {
    'target-kept-under-another-name': storageKey("'redirectAfterLogin'", "'target'"),
  }),
  ...noticedByTest('web/app/accounts/deviceId.test.ts', '', {
    'device-id-kept-under-another-name': {
      file: 'web/app/accounts/deviceId.ts',
      find: "'deviceId'",
      broken: "'device'",
    },
    'device-id-without-its-prefix': {
      file: 'web/app/accounts/deviceId.ts',
      find: `\`dev_\${newKey()}\``,
      broken: 'newKey()',
    },
  }),
  ...noticedByTest('web/app/accounts/pendingVerification.test.ts', 'under the names of the product', {
    'registration-kept-under-another-name': {
      file: verification,
      find: "'pendingRegistration'",
      broken: "'registration'",
    },
    'login-kept-under-another-name': { file: verification, find: "'verificationData'", broken: "'login'" },
    'form-kept-under-another-name': { file: verification, find: "'registrationData'", broken: "'form'" },
  }),
]
