import { type Fault, noticedByTest } from '../fault.ts'

const signedIn = 'web/app/api/signedIn.ts'
const socket = 'web/app/live/socket.ts'

export const ofCalls: Fault[] = [
  ...noticedByTest('web/app/api/call.test.ts', 'is made again after two seconds, once', {
    'too-many-tried-again-too-late': { file: signedIn, find: '2_000', broken: '2_001' },
    'too-many-tried-again-too-soon': { file: signedIn, find: '2_000', broken: '1_999' },
    'too-many-tried-again-and-again': {
      file: signedIn,
      find: 'await pause(retryAfterMilliseconds, signal)',
      broken: 'await pause(retryAfterMilliseconds, signal); await attempt(authorization(as))',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'fails after a minute as without a network', {
    'change-waits-for-ever': {
      file: 'web/app/api/call.ts',
      find: 'isBounded ? withTimeout(changeTimeoutMilliseconds, attempt) : attempt(given)',
      broken: 'attempt(given)',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'goes on if it only reads, uploads something', {
    'reading-given-up-after-a-minute': {
      file: 'web/app/api/call.ts',
      find: "outgoing.method !== 'GET'",
      broken: 'true',
    },
    'upload-given-up-after-a-minute': {
      file: 'web/app/api/call.ts',
      find: '!(outgoing.body instanceof FormData)',
      broken: 'true',
    },
    'call-of-a-caller-given-up-after-a-minute': {
      file: 'web/app/api/call.ts',
      find: '!given',
      broken: 'true',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'leads to the login and back', {
    'token-refreshed-twice': {
      file: signedIn,
      find: 'await refreshToken()',
      broken: '(await refreshToken()) || (await refreshToken())',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'which calls at the same time share', {
    'token-refreshed-by-each-call': {
      file: 'web/app/api/refresh.ts',
      find: `refreshing ??= askWhoIAm()
    .catch((error: unknown) => {
      goOnAsLastKnown()
      askLater()
      throw error
    })
    .finally(() => {
      refreshing = undefined
    })`,
      broken: 'refreshing = askWhoIAm()',
    },
  }),
  ...noticedByTest('web/app/live/socket.test.ts', 'after the first the line is tried', {
    'line-tried-four-times-more': { file: socket, find: 'reconnectionAttempts: 5', broken: '4' },
    'line-tried-six-times-more': { file: socket, find: 'reconnectionAttempts: 5', broken: '6' },
    'line-tried-after-two-seconds': { file: socket, find: 'reconnectionDelayMax: 1_000', broken: '2_000' },
  }),
  ...noticedByTest('web/app/notifications/push.test.ts', 'the server is told of a browser once', {
    'push-token-renewed-after-8-days': {
      file: 'web/app/notifications/push.ts',
      find: '7 * 24 * 60 * 60 * 1000',
      broken: '8 * 24 * 60 * 60 * 1000',
    },
    'push-token-renewed-after-6-days': {
      file: 'web/app/notifications/push.ts',
      find: '7 * 24 * 60 * 60 * 1000',
      broken: '6 * 24 * 60 * 60 * 1000',
    },
  }),
]
