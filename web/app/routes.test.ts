import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import routes from './routes.ts'

const asRoute = ({ file, path, index, caseSensitive, children }: RouteConfigEntry): RouteObject =>
  index ? { id: file, index } : { id: file, path, caseSensitive, children: children?.map(asRoute) }

const gates = {
  'accounts/SignedInOnly.tsx': 'needs login',
  'moderation/dashboard/AdminLayout.tsx': 'for admins',
}

/** The page to which an address leads, and which access check it has to pass. */
function pageAt(address: string) {
  const files = (matchRoutes(routes.map(asRoute), address) ?? []).map(({ route }) => route.id ?? '')
  const passed = Object.entries(gates).filter(([file]) => files.includes(file))
  return [files.at(-1), passed.at(-1)?.[1] ?? 'open']
}

// The end-to-end tests cover who passes an access check, and where others are sent.
// Shows spec 2.1, 2.2, 2.3, 2.6, 2.7, 2.8, 2.9, 2.11, 2.16, 2.17, 2.18, 2.19, 2.20, 2.21, 2.22, 2.23, 2.24, 2.25, 2.26,
// 2.27.
test.each([
  ['/', 'screens/FeedPage.tsx', 'open'],
  ['/suspects', 'suspects/SuspectsPage.tsx', 'open'],
  ['/criminals', 'suspects/SuspectsPage.tsx', 'open'],
  ['/suspects/019a', 'screens/SuspectPage.tsx', 'needs login'],
  ['/places', 'places/PlacesPage.tsx', 'open'],
  ['/places/khulna', 'screens/DistrictPage.tsx', 'open'],
  ['/about', 'about/AboutPage.tsx', 'open'],
  ['/rules', 'about/AboutPage.tsx', 'open'],
  ['/privacy', 'about/AboutPage.tsx', 'open'],
  ['/accessibility', 'about/AboutPage.tsx', 'open'],
  ['/login', 'accounts/LoginPage.tsx', 'open'],
  ['/register', 'accounts/RegisterPage.tsx', 'open'],
  ['/verify-otp', 'accounts/VerifyCodePage.tsx', 'open'],
  ['/forgot-password', 'accounts/ForgotPasswordPage.tsx', 'open'],
  ['/reset-password', 'accounts/ResetPasswordPage.tsx', 'open'],
  ['/reset-objection', 'accounts/ResetObjectionPage.tsx', 'open'],
  ['/search', 'search/SearchPage.tsx', 'needs login'],
  ['/notification', 'notifications/NotificationsPage.tsx', 'needs login'],
  ['/newreport', 'reportForm/form/NewReportPage.tsx', 'needs login'],
  ['/support', 'support/SupportPage.tsx', 'needs login'],
  ['/profile', 'profiles/ProfilePage.tsx', 'needs login'],
  ['/postDetails/019a', 'postScreens/PostPage.tsx', 'open'],
  ['/admin/desk', 'moderation/desk/DeskPage.tsx', 'for admins'],
  ['/admin/pending-posts', 'moderation/pending/PendingPostsPage.tsx', 'for admins'],
  ['/admin/getpostDetails/019a', 'moderation/pending/AdminPostPage.tsx', 'for admins'],
  ['/admin/getPostDetails/019a', 'moderation/pending/AdminPostPage.tsx', 'for admins'],
  ['/getpostDetails/019a', 'moderation/pending/ToAdminPost.tsx', 'needs login'],
  ['/admin/reported-posts', 'moderation/flags/ReportedPostsPage.tsx', 'for admins'],
  ['/admin/blogs', 'blogs/admin/ManageBlogsPage.tsx', 'for admins'],
  ['/admin/blog/019a', 'blogs/admin/ManageBlogPage.tsx', 'for admins'],
  ['/admin/success-stories', 'stories/ManageStoriesPage.tsx', 'for admins'],
  ['/admin/users', 'moderation/users/UsersPage.tsx', 'for admins'],
  ['/admin/suspects', 'suspects/ManageSuspectsPage.tsx', 'for admins'],
  ['/admin/pending-timelines', 'moderation/pending/PendingTimelinesPage.tsx', 'for admins'],
  ['/admin/support-requests', 'support/SupportRequestsPage.tsx', 'for admins'],
  ['/admin/fake-react', 'reactions/FakeReactPage.tsx', 'for admins'],
  ['/admin/send-notification', 'notifications/sending/SendNotificationPage.tsx', 'for admins'],
  ['/admin/notifications', 'notifications/sending/ManageNotificationsPage.tsx', 'for admins'],
])('%s leads to %s: %s', (address, page, access) => {
  expect(pageAt(address)).toEqual([page, access])
})

test.each([
  ['development', 'styleguide/StyleGuidePage.tsx'],
  ['production', 'screens/UnknownAddressPage.tsx'],
])('in %s /styleguide leads to %s', async (environment, page) => {
  vi.stubEnv('NODE_ENV', environment)
  vi.resetModules()
  const { default: routes } = await import('./routes.ts')
  vi.unstubAllEnvs()
  expect((matchRoutes(routes.map(asRoute), '/styleguide') ?? []).at(-1)?.route.id).toBe(page)
  expect(JSON.stringify(routes).includes('styleguide')).toBe(environment === 'development')
})
