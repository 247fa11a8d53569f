import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** `npm run dev` serves it; a build has neither the route nor its files. */
const styleGuide =
  process.env.NODE_ENV === 'development' ? [route('styleguide', 'styleguide/StyleGuidePage.tsx')] : []

/** The URL table of spec section 2. */
export default [
  ...styleGuide,
  layout('shell/Shell.tsx', [
    index('screens/FeedPage.tsx'),
    route('postDetails/:id', 'postScreens/PostPage.tsx'),
    route('report', 'guestReports/GuestReportPage.tsx'),
    route('follow', 'followUps/FollowPage.tsx'),
    route('suspects', 'suspects/SuspectsPage.tsx'),
    route('criminals', 'suspects/SuspectsPage.tsx', { id: 'criminals' }),
    route('places', 'places/PlacesPage.tsx'),
    route('places/:slug', 'screens/DistrictPage.tsx'),
    route('blogs', 'blogs/BlogsPage.tsx'),
    route('blogs/:id', 'blogs/BlogPage.tsx'),
    route('success-stories', 'stories/StoriesPage.tsx'),
    route('numbers', 'publicStatistics/NumbersPage.tsx'),
    route('about', 'about/AboutPage.tsx'),
    route('rules', 'about/AboutPage.tsx', { id: 'rules' }),
    route('privacy', 'about/AboutPage.tsx', { id: 'privacy' }),
    route('accessibility', 'about/AboutPage.tsx', { id: 'accessibility' }),
    layout('accounts/SignedInOnly.tsx', [
      route('suspects/:id', 'screens/SuspectPage.tsx'),
      route('newreport', 'reportForm/form/NewReportPage.tsx'),
      route('search', 'search/SearchPage.tsx'),
      route('notification', 'notifications/NotificationsPage.tsx'),
      route('following', 'follows/FollowingPage.tsx'),
      route('support', 'support/SupportPage.tsx'),
      route('profile', 'profiles/ProfilePage.tsx'),
      route('standing', 'sanctions/StandingPage.tsx'),
      route('getpostDetails/:id', 'moderation/pending/ToAdminPost.tsx'),
      route('admin', 'moderation/dashboard/AdminLayout.tsx', [
        index('moderation/dashboard/AdminHome.tsx'),
        route('desk', 'moderation/desk/DeskPage.tsx'),
        route('pending-posts', 'moderation/pending/PendingPostsPage.tsx'),
        route('pending-timelines', 'moderation/pending/PendingTimelinesPage.tsx'),
        route('getpostDetails/:id', 'moderation/pending/AdminPostPage.tsx'),
        route('send-notification', 'notifications/sending/SendNotificationPage.tsx'),
        route('notifications', 'notifications/sending/ManageNotificationsPage.tsx'),
        route('reported-posts', 'moderation/flags/ReportedPostsPage.tsx'),
        route('fake-react', 'reactions/FakeReactPage.tsx'),
        route('suspects', 'suspects/ManageSuspectsPage.tsx'),
        route('users', 'moderation/users/UsersPage.tsx'),
        route('users/:id', 'moderation/sanctions/PersonPage.tsx'),
        route('appeals', 'moderation/sanctions/AppealsPage.tsx'),
        route('support-requests', 'support/SupportRequestsPage.tsx'),
        route('watch-words', 'moderation/watchWords/WatchWordsPage.tsx'),
        route('audit', 'moderation/audit/AuditPage.tsx'),
        route('blogs', 'blogs/admin/ManageBlogsPage.tsx'),
        route('blog/:id', 'blogs/admin/ManageBlogPage.tsx'),
        route('success-stories', 'stories/ManageStoriesPage.tsx'),
      ]),
    ]),
    route('*', 'screens/UnknownAddressPage.tsx'),
  ]),
  layout('shell/AuthLayout.tsx', [
    route('login', 'accounts/LoginPage.tsx'),
    route('register', 'accounts/RegisterPage.tsx'),
    route('verify-otp', 'accounts/VerifyCodePage.tsx'),
    route('forgot-password', 'accounts/ForgotPasswordPage.tsx'),
    route('reset-password', 'accounts/ResetPasswordPage.tsx'),
    route('reset-objection', 'accounts/ResetObjectionPage.tsx'),
  ]),
] satisfies RouteConfig
