import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The URL table of spec section 2. */
export default [
  layout('shell/Shell.tsx', [
    index('screens/FeedPage.tsx'),
    route('postDetails/:id', 'reading/PostPage.tsx'),
    route('suspects', 'suspects/SuspectsPage.tsx'),
    route('criminals', 'suspects/SuspectsPage.tsx', { id: 'criminals' }),
    route('blogs', 'blogs/BlogsPage.tsx'),
    route('blogs/:id', 'blogs/BlogPage.tsx'),
    route('success-stories', 'stories/StoriesPage.tsx'),
    layout('accounts/SignedInOnly.tsx', [
      route('suspects/:id', 'screens/SuspectPage.tsx'),
      route('newreport', 'writing/form/NewReportPage.tsx'),
      route('search', 'search/SearchPage.tsx'),
      route('notification', 'notifications/NotificationsPage.tsx'),
      route('support', 'support/SupportPage.tsx'),
      route('profile', 'profiles/ProfilePage.tsx'),
      route('getpostDetails/:id', 'admin/ToAdminPost.tsx'),
      route('admin', 'admin/AdminLayout.tsx', [
        index('admin/AdminHome.tsx'),
        route('pending-posts', 'admin/PendingPostsPage.tsx'),
        route('pending-timelines', 'admin/PendingTimelinesPage.tsx'),
        route('getpostDetails/:id', 'admin/AdminPostPage.tsx'),
        route('send-notification', 'notifications/sending/SendNotificationPage.tsx'),
        route('notifications', 'notifications/sending/ManageNotificationsPage.tsx'),
        route('reported-posts', 'admin/ReportedPostsPage.tsx'),
        route('fake-react', 'reactions/FakeReactPage.tsx'),
        route('suspects', 'suspects/ManageSuspectsPage.tsx'),
        route('users', 'users/UsersPage.tsx'),
        route('support-requests', 'support/SupportRequestsPage.tsx'),
        route('audit', 'audit/AuditPage.tsx'),
        route('blogs', 'blogs/admin/ManageBlogsPage.tsx'),
        route('blog/:id', 'blogs/admin/ManageBlogPage.tsx'),
        route('success-stories', 'stories/ManageStoriesPage.tsx'),
      ]),
    ]),
    route('*', 'shell/NotFoundPage.tsx'),
  ]),
  layout('shell/AuthLayout.tsx', [
    route('login', 'accounts/LoginPage.tsx'),
    route('register', 'accounts/RegisterPage.tsx'),
    route('verify-otp', 'accounts/VerifyCodePage.tsx'),
    route('forgot-password', 'accounts/ForgotPasswordPage.tsx'),
    route('reset-password', 'accounts/ResetPasswordPage.tsx'),
  ]),
] satisfies RouteConfig
