import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const session = 'web/app/api/session.ts'
const refresh = 'web/app/api/refresh.ts'
const signedIn = 'web/app/api/signedIn.ts'
const sharedRefresh = `refreshing ??= askWhoIAm()
    .catch((error: unknown) => {
      goOnAsLastKnown()
      askLater()
      throw error
    })
    .finally(() => {
      refreshing = undefined
    })`

export const ofAccounts: Fault[] = [
  ...noticedByTest('web/app/api/startSession.test.ts', 'is nobody without a token', {
    'session-without-token': {
      file: refresh,
      find: 'if (storedToken() === null) return goOnAsGuest()',
      broken: "if (localStorage.getItem('user') === null) return goOnAsGuest()",
    },
  }),
  ...noticedBy('profile', 'a person changes name and picture', {
    'logout-keeps-token': {
      file: session,
      find: 'localStorage.removeItem(keys.token)',
      broken: 'undefined',
    },
    'logout-without-word': {
      file: 'web/app/profiles/LogOutButton.tsx',
      find: "toast.success(t('loggedOut'))",
      broken: 'undefined',
    },
    'logout-leads-to-the-feed': {
      file: 'web/app/profiles/LogOutButton.tsx',
      find: "navigate('/login', { replace: true })",
      broken: "navigate('/', { replace: true })",
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'stays over when', {
    'late-answer-leads-to-the-login-after-a-logout': {
      file: refresh,
      find: "currentSession().status === 'signedIn'",
      broken: 'true',
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'is not asked about any longer after a logout', {
    'asked-about-after-a-logout': { file: refresh, find: 'loggedOut.abort()', broken: 'void 0' },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'another tab has renewed meanwhile', {
    'answer-about-the-token-before-believed': {
      file: refresh,
      find: 'token !== null && storedToken() !== token',
      broken: 'false',
    },
    'token-of-another-tab-leaves-loading': {
      file: refresh,
      find: 'goOnAsLastKnown({ isConfirmed: true })',
      broken: 'void 0',
    },
    'token-of-another-tab-doubted': {
      file: refresh,
      find: 'goOnAsLastKnown({ isConfirmed: true })',
      broken: 'goOnAsLastKnown()',
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'whoever has logged in while the tab slept', {
    'tab-that-slept-keeps-the-person-before': {
      file: refresh,
      find: 'user._id !== storedUser()?._id',
      broken: 'false',
    },
    'tab-that-slept-shows-the-person-before-until-the-answer': {
      file: refresh,
      find: 'if (isOfSomebodyElse()) goOnAsLastKnown()',
      broken: '',
    },
    'tab-that-slept-never-confirms-whom-it-finds': {
      file: refresh,
      find: 'void startSession()',
      broken: '',
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'whoever has logged in while another page was open', {
    'page-gone-back-to-shows-the-person-before': {
      file: refresh,
      find: 'if (event.persisted) wake()',
      broken: 'if (event.persisted) void startSession()',
    },
  }),
  ...noticedBy('session', 'a tab that slept through a logout', {
    'suspect-of-the-person-before-stays': {
      file: 'web/app/suspects/form/AddSuspectDialog.tsx',
      find: 'key={useSession().user?._id}',
      broken: "''",
    },
    'dialog-of-the-person-before-stays': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: 'key={user._id}',
      broken: "''",
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'the same person has logged in again', {
    'tab-that-slept-doubts-the-same-person': {
      file: refresh,
      find: 'user._id !== storedUser()?._id',
      broken: 'true',
    },
  }),
  ...noticedBy('session', 'tabs that are opened at the same time', {
    'second-tab-never-begins': {
      file: refresh,
      find: 'goOnAsLastKnown({ isConfirmed: true })',
      broken: 'void 0',
    },
  }),
  ...noticedBy('accounts', 'a session that has run out', {
    'expiry-checked-every-two-minutes': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: '60_000',
      broken: '120_000',
    },
    'expired-without-word': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: "toast.error(t('sessionExpired'))",
      broken: 'undefined',
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'ends at the start when the server says', {
    'start-check-outlives-403': {
      file: refresh,
      find: 'answer.status === 401 || answer.status === 403',
      broken: 'answer.status === 401',
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'leaves the session as it was last known', {
    'any-failure-ends-the-session': {
      file: refresh,
      find: 'answer.status === 401 || answer.status === 403',
      broken: 'answer.status >= 400',
    },
    'unconfirmed-session-never-asked-again': {
      file: refresh,
      find: sharedRefresh,
      broken: sharedRefresh.replace('askLater()', ''),
    },
  }),
  ...noticedBy('session', 'whoever opens the app', {
    'unconfirmed-session-unsaid': {
      file: 'web/app/accounts/SessionNote.tsx',
      find: "isDoubtful && t('sessionUnconfirmed')",
      broken: 'null',
    },
  }),
  ...noticedBy('frame', 'until it is known who comes back', {
    'refused-session-stays-signed-in': {
      file: refresh,
      find: 'if (isOver) endUnlessLoggedOut()',
      broken: 'if (isOver) goOnAsLastKnown()',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'is made again with a fresh one', {
    'refresh-not-shared': {
      file: refresh,
      find: sharedRefresh,
      broken: 'refreshing = askWhoIAm()',
    },
    'refreshed-call-not-repeated': {
      file: signedIn,
      find: 'if (isFresh || !wasSignedIn) answer = await attempt(authorization(as))',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'leads to the login and back', {
    'ended-session-keeps-token': {
      file: session,
      find: 'localStorage.removeItem(keys.token)',
      broken: 'undefined',
    },
    'ended-session-stays-where-it-was': {
      file: session,
      find: "location.assign('/login')",
      broken: 'undefined',
    },
    'ended-session-without-way-back': { file: session, find: 'rememberTarget()', broken: 'undefined' },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'is made again after two seconds, once', {
    'repeated-after-one-second': { file: signedIn, find: '2_000', broken: '1_000' },
    'too-early-call-not-repeated': { file: signedIn, find: 'answer.status === 429', broken: 'false' },
  }),
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'registered-without-code': {
      file: 'web/app/accounts/RegisterPage.tsx',
      find: "navigate('/verify-otp')",
      broken: "navigate('/login')",
    },
    'registration-not-kept': {
      file: 'web/app/accounts/RegisterPage.tsx',
      find: "beginVerification('registration', { phone: values.phone, name: values.name })",
      broken: 'undefined',
    },
    'code-leaves-what-was-kept': {
      file: 'web/app/accounts/VerifyCodePage.tsx',
      find: 'endVerification()\n      askAboutNotifications()',
      broken: 'askAboutNotifications()',
    },
    'code-stores-no-session': {
      file: 'web/app/accounts/VerifyCodePage.tsx',
      find: 'keepSession(answer)',
      broken: 'undefined',
    },
    'code-always-leads-home': {
      file: 'web/app/accounts/VerifyCodePage.tsx',
      find: 'navigate(takeTarget(), { replace: true })',
      broken: "navigate('/', { replace: true })",
    },
  }),
  ...noticedBy('accounts', 'someone who forgot the password', {
    'login-without-full-load': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: 'location.replace(takeTarget())',
      broken: 'navigate(takeTarget())',
    },
    'nowhere-wanted-leads-to-suspects': {
      file: 'web/app/accounts/loginTarget.ts',
      find: "localStorage.getItem(targetKey) ?? '/'",
      broken: "localStorage.getItem(targetKey) ?? '/suspects'",
    },
  }),
  ...noticedBy('search', 'a guest is led to log in by a category', {
    'new-device-led-to-register': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: "navigate('/verify-otp')",
      broken: "navigate('/register')",
    },
  }),
  ...noticedByTest('server/src/accounts/accounts.test.ts', 'on a new device needs a code', {
    'new-device-let-in': {
      file: 'server/src/accounts/accounts.ts',
      find: 'account && isOwner && isVerified',
      broken: 'account && isOwner',
    },
  }),
  ...noticedByTest('server/src/accounts/accounts.test.ts', 'on a known device answers with a token', {
    'known-device-needs-a-code': {
      file: 'server/src/accounts/accounts.ts',
      find: 'account && isOwner && isVerified',
      broken: 'account && isOwner && !isVerified',
    },
  }),
  ...noticedByTest('server/src/accounts/accounts.test.ts', 'is completed by the code', {
    'code-without-account': {
      file: 'server/src/accounts/accounts.ts',
      find: "challenge.purpose === 'register'",
      broken: 'false',
    },
  }),
  ...noticedByTest('web/app/accounts/pendingVerification.test.ts', 'counts 600 seconds at first', {
    'code-waits-five-minutes-at-first': {
      file: 'web/app/accounts/pendingVerification.ts',
      find: 'Date.now() + limits.codeSeconds * 1000',
      broken: 'Date.now() + limits.codeSecondsAfterResend * 1000',
    },
    'code-waits-ten-minutes-again': {
      file: 'web/app/accounts/pendingVerification.ts',
      find: '{ ...pending, resendAt: Date.now() + limits.codeSecondsAfterResend * 1000 }',
      broken: '{ ...pending, resendAt: Date.now() + 600_000 }',
    },
  }),
  ...noticedByTest('server/src/support/support.test.ts', 'mark one as acted upon once', {
    'request-acted-upon-twice': {
      file: 'server/src/support/support.ts',
      find: "status === 'action-taken'",
      broken: 'false',
    },
    'request-taken-back': {
      file: 'contract/src/support.ts',
      find: "z.literal('action-taken', { error: 'unknown_value' })",
      broken: 'z.enum(supportStatuses)',
    },
  }),
]
