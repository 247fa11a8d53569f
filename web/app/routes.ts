import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The URL table of spec section 2. */
export default [
  layout('shell/Shell.tsx', [
    index('posts/FeedPage.tsx'),
    route('postDetails/:id', 'posts/PostPage.tsx'),
    route('blogs', 'blogs/BlogsPage.tsx'),
    route('blogs/:id', 'blogs/BlogPage.tsx'),
    route('success-stories', 'stories/StoriesPage.tsx'),
    layout('accounts/SignedInOnly.tsx', [
      route('newreport', 'posts/form/NewReportPage.tsx'),
      route('profile', 'accounts/ProfilePage.tsx'),
      route('admin', 'admin/AdminLayout.tsx', [
        index('admin/AdminHome.tsx'),
        route('pending-posts', 'admin/PendingPostsPage.tsx'),
        route('getpostDetails/:id', 'admin/AdminPostPage.tsx'),
        route('blogs', 'blogs/admin/ManageBlogsPage.tsx'),
        route('blog/:id', 'blogs/admin/ManageBlogPage.tsx'),
        route('success-stories', 'stories/ManageStoriesPage.tsx'),
      ]),
    ]),
    route('*', 'shell/NotFoundPage.tsx'),
  ]),
  layout('accounts/AuthLayout.tsx', [
    route('login', 'accounts/LoginPage.tsx'),
    route('register', 'accounts/RegisterPage.tsx'),
    route('verify-otp', 'accounts/VerifyCodePage.tsx'),
    route('forgot-password', 'accounts/ForgotPasswordPage.tsx'),
    route('reset-password', 'accounts/ResetPasswordPage.tsx'),
  ]),
] satisfies RouteConfig
