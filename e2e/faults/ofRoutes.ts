import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const routes = 'web/app/routes.ts'
const session = 'web/app/api/session.ts'

/** Rows of section 2: routes and accounts. */
export const ofRoutes: Fault[] = [
  ...noticedByTest('web/app/routes.test.ts', '', {
    'home-without-feed': {
      file: routes,
      find: "index('screens/FeedPage.tsx')",
      broken: "index('blogs/AllBlogsPage.tsx')",
    },
    'lost-suspects': {
      file: routes,
      find: "route('suspects', 'suspects/SuspectsPage.tsx')",
      broken: "route('suspect-list', 'suspects/AllSuspects.tsx')",
    },
    'lost-criminals': {
      file: routes,
      find: "route('criminals', 'suspects/SuspectsPage.tsx', { id: 'criminals' })",
      broken: "route('wanted', 'suspects/Wanted.tsx', { id: 'wanted' })",
    },
    'lost-suspect': { file: routes, find: "'suspects/:id'", broken: "'suspect/:id'" },
    'lost-verify-otp': { file: routes, find: "'verify-otp'", broken: "'verify'" },
    'lost-forgot-password': { file: routes, find: "'forgot-password'", broken: "'forgotten'" },
    'lost-reset-password': { file: routes, find: "'reset-password'", broken: "'new-password'" },
    'login-pages-behind-the-gate': {
      file: routes,
      find: "'shell/AuthLayout.tsx'",
      broken: "'accounts/SignedInOnly' + '.tsx'",
    },
    'member-pages-without-gate': {
      file: routes,
      find: "'accounts/SignedInOnly.tsx'",
      broken: "'shell/AnyPage.tsx'",
    },
    'lost-search': { file: routes, find: "'search'", broken: "'find'" },
    'lost-notification': { file: routes, find: "'notification'", broken: "'notices'" },
    'lost-newreport': { file: routes, find: "'newreport'", broken: "'new-report'" },
    'lost-profile': { file: routes, find: "'profile'", broken: "'me'" },
    'lost-support': { file: routes, find: "'support'", broken: "'help'" },
    'lost-post': { file: routes, find: "'postDetails/:id'", broken: "'post/:id'" },
    'panel-without-gate': {
      file: routes,
      find: "'admin/AdminLayout.tsx'",
      broken: "'shell/AnyPage.tsx'",
    },
    'lost-pending-posts': { file: routes, find: "'pending-posts'", broken: "'waiting-posts'" },
    'admin-post-in-one-spelling': {
      file: routes,
      find: "route('getpostDetails/:id', 'admin/AdminPostPage.tsx')",
      broken: "route('getPostDetails/:id', 'admin/AdminPostPage.tsx', { caseSensitive: true })",
    },
    'lost-address-without-admin': {
      file: routes,
      find: "route('getpostDetails/:id', 'admin/ToAdminPost.tsx')",
      broken: "route('get-post-details/:id', 'admin/ToAdminPost.tsx')",
    },
    'lost-reported-posts': { file: routes, find: "'reported-posts'", broken: "'reports'" },
    'lost-admin-blogs': {
      file: routes,
      find: "route('blogs', 'blogs/admin/ManageBlogsPage.tsx')",
      broken: "route('all-blogs', 'blogs/admin/ManageBlogsPage.tsx')",
    },
    'lost-admin-blog': { file: routes, find: "'blog/:id'", broken: "'a-blog/:id'" },
    'lost-admin-stories': {
      file: routes,
      find: "route('success-stories', 'stories/ManageStoriesPage.tsx')",
      broken: "route('stories', 'stories/ManageStoriesPage.tsx')",
    },
    'lost-admin-users': { file: routes, find: "'users'", broken: "'people'" },
    'lost-admin-suspects': {
      file: routes,
      find: "route('suspects', 'suspects/ManageSuspectsPage.tsx')",
      broken: "route('criminals', 'suspects/ManageSuspectsPage.tsx')",
    },
    'lost-pending-timelines': { file: routes, find: "'pending-timelines'", broken: "'timelines'" },
    'lost-support-requests': { file: routes, find: "'support-requests'", broken: "'requests'" },
    'lost-fake-react': { file: routes, find: "'fake-react'", broken: "'fake-reactions'" },
    'lost-send-notification': { file: routes, find: "'send-notification'", broken: "'send'" },
    'lost-admin-notifications': { file: routes, find: "'notifications'", broken: "'messages'" },
  }),
  ...noticedByTest('web/app/api/session.test.ts', 'is the feed for addresses', {
    'way-back-to-criminals': { file: session, find: "'/criminals/'", broken: "'/criminal/'" },
    'way-back-to-the-panel': { file: session, find: "'/admin/'", broken: "'/panel/'" },
    'way-back-to-the-profile': { file: session, find: "'/profile'", broken: "'/profiles/'" },
  }),
  ...noticedByTest('web/app/accounts/countdown.test.ts', 'reads m:ss', {
    'countdown-without-its-zero': {
      file: 'web/app/accounts/countdown.ts',
      find: '{ minimumIntegerDigits: 2 }',
      broken: '{ minimumIntegerDigits: 1 }',
    },
  }),
  ...noticedBy('visiting', 'a guest reads the feed', {
    'feed-not-in-the-page': {
      file: 'web/app/screens/FeedPage.tsx',
      find: 'data({ state: dehydrate(client) })',
      broken: 'data({ state: undefined })',
    },
  }),
  ...noticedBy('suspects', 'a guest sees the suspects', {
    'suspects-not-in-the-page': {
      file: 'web/app/suspects/SuspectsPage.tsx',
      find: 'data({ state: dehydrate(client) })',
      broken: 'data({ state: undefined })',
    },
  }),
  ...noticedBy('gates', 'a guest at a page for people', {
    'guest-waits-at-the-gate': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: "void navigate('/login', { replace: true })",
      broken: 'undefined',
    },
    'gate-without-a-word': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: 'toast.plain(t(gateOf(location)))',
      broken: 'undefined',
    },
    'gate-forgets-the-way-back': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: 'rememberTarget(location.pathname + location.search)',
      broken: 'undefined',
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
      find: "void navigate('/login')",
      broken: 'undefined',
    },
    'register-button-reworded': {
      file: 'web/app/accounts/LoginPage.tsx',
      find: "t('register')",
      broken: "'REGISTER'",
    },
    'login-link-reworded': {
      file: 'web/app/accounts/RegisterPage.tsx',
      find: "t('login')",
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
      file: session,
      find: "isSafeTarget(path) ? path : '/'",
      broken: "'/'",
    },
  }),
  ...noticedBy('mainJob', 'an approved report is in the feed', {
    'post-link-leads-away': {
      file: 'web/app/reading/PostLink.tsx',
      find: `to={{ pathname, search: \`?\${over}\`, hash }}`,
      broken: `\`/postDetails/\${id}\``,
    },
    'open-post-without-address': {
      file: 'web/app/reading/PostLink.tsx',
      find: `mask={\`/postDetails/\${id}\`}`,
      broken: 'undefined',
    },
  }),
  ...noticedBy('viewer', 'the pictures of a post', {
    'closed-post-leads-out-of-the-app': {
      file: 'web/app/ui/useGoBack.ts',
      find: 'navigate(home, { replace: true, preventScrollReset: true })',
      broken: 'history.back()',
    },
  }),
  ...noticedBy('notifications', 'the author of a report hears', {
    'closed-post-leads-home': {
      file: 'web/app/ui/useGoBack.ts',
      find: 'idx > 0',
      broken: 'false',
    },
  }),
  ...noticedBy('frame', 'everybody finds their places', {
    'users-stay-at-the-panel': {
      file: 'web/app/admin/AdminLayout.tsx',
      find: "user !== null && user.role !== 'admin'",
      broken: 'false',
    },
    'criminals-labelled-suspects': {
      file: 'web/app/shell/navigation.ts',
      find: "'criminals'",
      broken: "'suspects'",
    },
  }),
  ...noticedBy('frame', 'until it is known who comes back', {
    'no-loading-screen': {
      file: 'web/app/root.tsx',
      find: `\`\${beforeFirstPaint}\\n\${keepEarlyClick}\``,
      broken: "beforeFirstPaint.replace(\"'loading'\", \"''\") + '\\n' + keepEarlyClick",
    },
    'loading-without-logo': {
      file: 'web/app/brand/LoadingView.tsx',
      find: '<LogoMark className="size-24" />',
      broken: 'null',
    },
    'logo-without-pulse': {
      file: 'web/app/brand/LoadingView.tsx',
      find: 'className="animate-pulse-slow"',
      broken: "''",
    },
  }),
  ...noticedBy('admin', 'the address of a post without /admin', {
    'address-without-admin-leads-to-readers': {
      file: 'web/app/admin/ToAdminPost.tsx',
      find: `\`/admin/getPostDetails/\${params.id}\``,
      broken: `\`/postDetails/\${params.id}\``,
    },
  }),
]
