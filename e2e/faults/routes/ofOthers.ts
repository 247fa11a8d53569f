import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { scripts } from '../scriptsOfPage.ts'

const routes = 'web/app/routes.ts'

export const ofOthers: Fault[] = [
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
  ...noticedBy('visiting', 'a guest reads the feed', {
    'feed-not-in-the-page': {
      file: 'web/app/screens/FeedPage.tsx',
      find: 'client.fetchInfiniteQuery(feedOptions(placeAfter(request.url), read))',
      broken: 'Promise.resolve()',
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
  ...noticedBy('frame', 'until it is known who comes back', {
    'no-loading-screen': {
      file: 'web/app/root.tsx',
      find: scripts,
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
]
