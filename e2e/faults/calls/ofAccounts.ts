import type { Fault } from '../fault.ts'
import { foundAt } from '../ofServe.ts'
import { inTest } from './shared.ts'

export const ofAccounts: Fault[] = [
  ...inTest('accounts/accounts', 'answers, sends a code in English and Bengali', {
    'register-found-elsewhere': foundAt('POST /auth/signup', 'POST /auth/register'),
  }),
  ...inTest('accounts/accounts', 'is completed by the code', {
    'verify-found-elsewhere': foundAt('POST /auth/verify', 'POST /auth/verify-otp'),
  }),
  ...inTest('accounts/accounts', 'on a known device answers with a token', {
    'login-found-elsewhere': foundAt('POST /auth/signin', 'POST /auth/login'),
  }),
  ...inTest('accounts/accounts', 'asking for another code sends a new one', {
    'resend-found-elsewhere': foundAt('POST /auth/resend', 'POST /auth/resend-otp'),
    'resent-code-is-the-old-one': {
      file: 'server/src/accounts/challenges.ts',
      find: 'challenge.resends + 1',
      broken: 'challenge.resends',
    },
  }),
  ...inTest('accounts/recovery', 'is replaced with a code from the phone', {
    'forgot-found-elsewhere': foundAt('POST /auth/forgot', 'POST /auth/forgot-password'),
    'reset-found-elsewhere': foundAt('PUT /auth/reset-password', 'POST /auth/reset-password'),
    'reset-changes-no-password': {
      file: 'server/src/accounts/accounts.ts',
      find: `await userStore.updatePassword(tx, user.id, hash)
    await sessionStore.deleteSessionsOf(tx, user.id)`,
      broken: 'await sessionStore.deleteSessionsOf(tx, user.id)',
    },
  }),
  ...inTest('accounts/recovery', 'keeps this session and ends all others', {
    'change-password-by-post': foundAt('POST /auth/change-password', 'PUT /auth/change-password'),
  }),
  ...inTest('accounts/sessions', 'renews a expired bearer token by the cookie', {
    'me-by-bearer-alone': {
      file: 'server/src/accounts/sessions.ts',
      find: 'byBearer ?? byCookie',
      broken: 'byBearer',
    },
  }),
  ...inTest('accounts/sessions', 'by bearer ends the session at once', {
    'logout-ends-nothing': {
      file: 'server/src/accounts/sessions.ts',
      find: 'if (ids.length > 0) await sessionStore.deleteSessions(deps.kysely, ids)',
      broken: '',
    },
  }),
  ...inTest('profiles/profiles', 'takes what is sent and leaves the rest', {
    'profile-changed-by-put': foundAt('PUT /users/profile', 'PATCH /users/profile'),
    'profile-keeps-no-address': {
      file: 'server/src/profiles/routes.ts',
      find: "{ ...fields, removeAvatar: fields.removeAvatar === 'true' }",
      broken: "{ ...fields, address: undefined, removeAvatar: fields.removeAvatar === 'true' }",
    },
  }),
  ...inTest('profiles/profiles', 'shows the avatar wherever the name stands', {
    'profile-keeps-no-avatar': {
      file: 'server/src/profiles/profiles.ts',
      find: 'picture ? (picture.thumbnail ?? picture.url) : null',
      broken: 'null',
    },
  }),
  ...inTest('accounts/sessions', 'the number of posts on a profile', {
    'profile-without-its-posts': {
      file: 'server/src/profiles/routes.ts',
      find: '{ user: meView(user), postCount }',
      broken: '{ user: meView(user), postCount: 0 }',
    },
  }),
  ...inTest('users/users', 'is of everybody, the newest first, by pages', {
    'users-always-first-page': {
      file: 'server/src/users/routes.ts',
      find: 'readUsers(deps, search, { page, limit })',
      broken: 'readUsers(deps, search, { page: 1, limit })',
    },
    'users-always-by-ten': {
      file: 'server/src/users/routes.ts',
      find: 'readUsers(deps, search, { page, limit })',
      broken: 'readUsers(deps, search, { page, limit: 10 })',
    },
  }),
  ...inTest('users/users', 'finds by rahima', {
    'users-searched-in-vain': {
      file: 'server/src/users/routes.ts',
      find: 'readUsers(deps, search, { page, limit })',
      broken: "readUsers(deps, '', { page, limit })",
    },
  }),
  ...inTest('users/users', 'finds the same people, without their phones', {
    'quick-search-finds-anybody': {
      file: 'server/src/users/routes.ts',
      find: 'findUsers(deps, q, limit)',
      broken: "findUsers(deps, '', limit)",
    },
  }),
  ...inTest('support/support', 'is taken in, and told back', {
    'support-asked-elsewhere': foundAt('POST /support/requests', 'POST /support'),
  }),
  ...inTest('support/support', 'read those that wait with the oldest first', {
    'requests-of-any-status': {
      file: 'server/src/support/routes.ts',
      find: 'readRequests(deps.kysely, query)',
      broken: "readRequests(deps.kysely, { ...query, status: '' })",
    },
    'requests-found-elsewhere': foundAt('GET /support', 'GET /support/all'),
  }),
  ...inTest('support/support', 'mark one as acted upon once', {
    'request-changed-by-put': foundAt('PUT /support/:id/status', 'PATCH /support/:id/status'),
  }),
  ...inTest('pushTokens/pushTokens', 'is kept once, with the language it spoke last', {
    'push-token-by-put': foundAt('PUT /notifications/token', 'POST /notifications/token'),
  }),
]
