import { type Fault, noticedBy } from '../fault.ts'

/** A failed read shows the message of another screen. */
export const ofReading: Fault[] = [
  ...noticedBy('failedReading', 'what cannot be read', {
    'unread-profile-told-as-not-updated': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: "t('failed')",
      broken: "t('updateFailed')",
    },
    'unread-own-posts-told-as-one-post': {
      file: 'web/app/reading/PersonPosts.tsx',
      find: "t('ownFailed')",
      broken: "t('loadOneFailed')",
    },
    'unread-post-details-told-as-post': {
      file: 'web/app/reading/PostDetail.tsx',
      find: "t('loadFailed')",
      broken: "t('loadOneFailed')",
    },
    'unread-post-in-the-panel-told-as-details': {
      file: 'web/app/admin/AdminPostPage.tsx',
      find: "'loadOneFailed'",
      broken: "'loadFailed'",
    },
    'unread-timelines-told-as-not-created': {
      file: 'web/app/timelines/Timelines.tsx',
      find: "t('loadFailed')",
      broken: "t('add.failed')",
    },
    'unread-comments-told-as-not-added': {
      file: 'web/app/comments/CommentList.tsx',
      find: "t('loadFailed')",
      broken: "t('addFailed')",
    },
    'unread-suspect-told-as-posts': {
      file: 'web/app/screens/SuspectPage.tsx',
      find: "t('failed')",
      broken: "'Failed to fetch suspect'",
    },
    'unread-posts-of-a-suspect-told-as-suspect': {
      file: 'web/app/screens/SuspectPage.tsx',
      find: "t('relatedFailed')",
      broken: "'Failed to fetch criminal details'",
    },
    'unread-suspects-told-as-in-the-panel': {
      file: 'web/app/suspects/SuspectList.tsx',
      find: "t('failed')",
      broken: "'Failed to fetch criminals'",
    },
    'unread-suspects-of-the-panel-told-as-outside': {
      file: 'web/app/suspects/ManageSuspectsPage.tsx',
      find: "t('failed')",
      broken: "'Failed to load criminals'",
    },
    'failed-search-told-as-in-the-form': {
      file: 'web/app/search/SearchPage.tsx',
      find: "t('failed')",
      broken: "t('failedMore')",
    },
    'more-of-a-search-told-as-all-of-it': {
      file: 'web/app/search/FoundTabs.tsx',
      find: "t('failedMore')",
      broken: "t('failed')",
    },
    'failed-search-for-suspects-told-as-none': {
      file: 'web/app/suspects/picking/entries.tsx',
      find: "t('failed')",
      broken: "t('none')",
    },
    'unread-notifications-told-as-not-marked': {
      file: 'web/app/notifications/NotificationsPage.tsx',
      find: "t('failed')",
      broken: "'Failed to mark notification as read'",
    },
    'unread-sent-notifications-told-as-not-marked': {
      file: 'web/app/notifications/sending/SentList.tsx',
      find: "t('failed')",
      broken: "t('readFailed')",
    },
    'unread-own-requests-told-as-not-sent': {
      file: 'web/app/support/MyRequests.tsx',
      find: "t('failedList')",
      broken: "t('failed')",
    },
    'unread-requests-told-as-not-updated': {
      file: 'web/app/support/SupportRequestsPage.tsx',
      find: "t('failedAll')",
      broken: "t('updateFailed')",
    },
    'unread-pending-posts-told-as-summary': {
      file: 'web/app/admin/PendingPostsPage.tsx',
      find: "t('failedPending')",
      broken: "t('failedSummary')",
    },
    'unread-reported-posts-told-as-failed-action': {
      file: 'web/app/admin/ReportedPostsPage.tsx',
      find: "t('failed')",
      broken: "t('actionFailed')",
    },
    'unread-pending-timelines-told-as-none': {
      file: 'web/app/admin/PendingTimelinesPage.tsx',
      find: "t('failed')",
      broken: "t('none')",
    },
    'unread-users-told-as-not-permitted': {
      file: 'web/app/users/UsersPage.tsx',
      find: "t('failed')",
      broken: "t('none')",
    },
    'unread-posts-to-react-to-told-as-not-added': {
      file: 'web/app/reactions/FakeReactPage.tsx',
      find: "'postsFailed'",
      broken: "'failed'",
    },
    'unread-blogs-told-as-one': {
      file: 'web/app/blogs/admin/ManageBlogsPage.tsx',
      find: "t('failed')",
      broken: "t('failedOne')",
    },
    'unread-blog-told-as-all': {
      file: 'web/app/blogs/admin/ManageBlogPage.tsx',
      find: "t('failedOne')",
      broken: "t('failed')",
    },
    'unread-blog-leads-to-the-panel': {
      file: 'web/app/blogs/admin/ManageBlogPage.tsx',
      find: "'/admin/blogs'",
      broken: "'/admin'",
    },
    'unread-stories-told-as-not-published': {
      file: 'web/app/stories/ManageStoriesPage.tsx',
      find: "t('failed')",
      broken: "t('failedPublish')",
    },
    'unread-posts-of-a-story-told-as-stories': {
      file: 'web/app/stories/RelatedPostField.tsx',
      find: "form('failedPosts')",
      broken: "t('failed')",
    },
    'failed-search-for-people-told-as-none': {
      file: 'web/app/notifications/sending/PeoplePicker.tsx',
      find: "t('searchFailed')",
      broken: "t('nobody')",
    },
    'no-reason-told-as-our-fault': {
      file: 'web/app/i18n/errorMessage.ts',
      find: "error.code === 'internal'",
      broken: 'false',
    },
  }),
  ...noticedBy('failedReading', 'a reason that this app does not know', {
    'unknown-reason-told-by-the-fallback': {
      file: 'web/app/i18n/errorMessage.ts',
      find: 'error.message || fallback',
      broken: 'fallback',
    },
  }),
]
