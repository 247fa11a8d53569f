import { type Fault, noticedByTest } from './fault.ts'

const postView = 'server/src/posts/view.ts'
const timelineView = 'server/src/timelines/view.ts'
const suspectView = 'server/src/suspects/view.ts'
const notificationView = 'server/src/notifications/view.ts'
const blogView = 'server/src/blogs/view.ts'
const verification = 'web/app/accounts/pendingVerification.ts'
const randomText = "Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')"

const storageKeys = `{
  token: 'token',
  user: 'user',
  expiresAt: 'sessionExpiresAt',
  target: 'redirectAfterLogin',
}`
const storageKey = (name: string, other: string) => ({
  file: 'web/app/api/session.ts',
  find: storageKeys,
  broken: storageKeys.replace(`: ${name}`, `: ${other}`),
})

/** Rows of section 3, entities. */
export const ofEntities: Fault[] = [
  ...noticedByTest('server/src/accounts/view.test.ts', 'people read their own data', {
    'own-address-left-out': { file: 'server/src/accounts/view.ts', find: 'user.address', broken: "''" },
  }),
  ...noticedByTest('server/src/accounts/sessions.test.ts', 'by bearer or by cookie answers', {
    'auth-check-without-name': {
      file: 'server/src/accounts/routes.ts',
      find: 'meView(user)',
      broken: "{ ...meView(user), name: '' }",
    },
  }),
  ...noticedByTest('server/src/posts/view.test.ts', 'says to a guest all that is public of it', {
    'post-without-media': { file: postView, find: 'row.medias.map(mediaView)', broken: '[]' },
    'media-without-words': { file: 'server/src/media/media.ts', find: 'row.alt', broken: "''" },
    'media-without-thumbnail': {
      file: 'server/src/media/media.ts',
      find: `row.thumbnail_name && \`/media/\${row.thumbnail_name}\``,
      broken: 'null',
    },
    'post-without-suspects': { file: postView, find: 'row.suspects', broken: '[]' },
    'post-without-author': {
      file: postView,
      find: 'maySeeAuthor(row, viewer) ? author(row) : null',
      broken: 'null',
    },
    'public-post-not-allowed': { file: postView, find: 'row.is_allowed', broken: 'false' },
    'post-counts-reports-for-reactions': {
      file: postView,
      find: 'row.reaction_count',
      broken: 'row.report_count',
    },
    'post-never-reacted-to': { file: postView, find: 'row.has_reacted', broken: 'false' },
  }),
  ...noticedByTest('server/src/posts/view.test.ts', 'tells admins alone how often it was reported', {
    'post-without-report-count': {
      file: postView,
      find: 'isModerator(viewer) && { reportCount: row.report_count }',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/comments/view.test.ts', 'a comment', {
    'comment-without-picture': {
      file: 'server/src/comments/view.ts',
      find: 'row.is_anonymous ? null : row.author_avatar',
      broken: 'null',
    },
    'comment-votes-swapped': {
      file: 'server/src/comments/view.ts',
      find: 'row.upvote_count',
      broken: 'row.downvote_count',
    },
    'comment-without-own-downvote': {
      file: 'server/src/comments/view.ts',
      find: 'row.viewers_vote === false',
      broken: 'false',
    },
    'comment-without-user': {
      file: 'server/src/comments/view.ts',
      find: 'row.user_id !== null && maySeeAuthor(row, viewer) ? { _id: row.user_id } : null',
      broken: 'null',
    },
  }),
  ...noticedByTest('server/src/reactions/reactions.test.ts', 'is told to those who are logged in', {
    'own-reaction-untold': {
      file: 'server/src/reactions/reactions.ts',
      find: '{ reactors, hasReacted: has_reacted, reactionCount: reaction_count }',
      broken: '{ reactors, hasReacted: false, reactionCount: reaction_count }',
    },
    'reactions-counted-by-the-page': {
      file: 'server/src/reactions/reactions.ts',
      find: '{ reactors, hasReacted: has_reacted, reactionCount: reaction_count }',
      broken: '{ reactors, hasReacted: has_reacted, reactionCount: reactors.length }',
    },
  }),
  ...noticedByTest('server/src/timelines/view.test.ts', 'says everything that is public of it', {
    'timeline-dated-as-written': {
      file: timelineView,
      find: 'row.happened_on',
      broken: 'row.created_at.toISOString().slice(0, 10)',
    },
    'timeline-without-evidence': { file: timelineView, find: 'row.evidence.map(mediaView)', broken: '[]' },
    'timeline-never-approved': { file: timelineView, find: 'row.is_approved', broken: 'false' },
    'timeline-by-no-name': {
      file: timelineView,
      find: '{ _id: user_id, name: creator_name }',
      broken: "{ _id: user_id, name: '' }",
    },
  }),
  ...noticedByTest('server/src/suspects/view.test.ts', 'is shown to a guest with all that is known', {
    'suspect-of-one-crime-type': {
      file: suspectView,
      find: 'row.crime_types',
      broken: 'row.crime_types.slice(0, 1)',
    },
    'suspect-with-small-photo': {
      file: suspectView,
      find: 'photo?.url ?? null',
      broken: 'photo?.thumbnail ?? null',
    },
    'suspect-view-without-age': { file: suspectView, find: 'row.age', broken: 'null' },
  }),
  ...noticedByTest('server/src/suspects/view.test.ts', 'says who made them to that person alone', {
    'suspect-without-creator': {
      file: suspectView,
      find: 'viewer.userId !== null && isCreator(row, viewer) ? { _id: viewer.userId } : null',
      broken: 'null',
    },
  }),
  ...noticedByTest('server/src/flags/view.test.ts', '', {
    'report-by-nobody': {
      file: 'server/src/flags/view.ts',
      find: 'reporter_name === null ? null : { name: reporter_name }',
      broken: 'null',
    },
    'reported-post-counts-what-is-shown': {
      file: 'server/src/flags/view.ts',
      find: 'row.report_count',
      broken: 'reports.length',
    },
    'reported-post-without-reports': {
      file: 'server/src/flags/view.ts',
      find: 'reports.map(reportView)',
      broken: '[]',
    },
  }),
  ...noticedByTest('server/src/notifications/view.test.ts', 'a message from a super admin', {
    'notification-labelled-all': { file: notificationView, find: 'labels[type]', broken: 'labels.all' },
    'notification-never-read': { file: notificationView, find: 'row.is_read', broken: 'false' },
    'notification-without-sender-picture': {
      file: notificationView,
      find: '{ avatar: row.sender_avatar }',
      broken: '{ avatar: null }',
    },
    'individual-notification-typed-all': {
      file: notificationView,
      find: "row.audience ?? 'individual'",
      broken: "row.audience ?? 'all'",
    },
    'sent-to-no-name': {
      file: notificationView,
      find: '{ _id: row.user_id, name: row.recipient_name }',
      broken: 'null',
    },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'one takes it off the count, once', {
    'list-counts-its-page-as-unread': {
      file: 'server/src/notifications/routes.ts',
      find: 'readUnreadCount(deps, deps.kysely, reader)',
      broken: 'readNotifications(deps, reader, query).then(({ rows }) => rows.length)',
    },
  }),
  ...noticedByTest('server/src/notifications/delivery.test.ts', 'a notification longer than a notice', {
    'event-without-unread-count': {
      file: 'server/src/notifications/delivery.ts',
      find: '{ ...notificationView(row), unreadCount }',
      broken: 'notificationView(row)',
    },
  }),
  ...noticedByTest('server/src/support/view.test.ts', 'an admin gets the files', {
    'request-without-files': {
      file: 'server/src/support/view.ts',
      find: 'row.files.map((file) => privateMediaView(deps, file, admin))',
      broken: '[]',
    },
  }),
  ...noticedByTest('server/src/support/view.test.ts', 'who asked for support reads', {
    'request-without-its-time': {
      file: 'server/src/support/view.ts',
      find: 'created_at.toISOString()',
      broken: 'new Date(0).toISOString()',
    },
  }),
  ...noticedByTest('server/src/blogs/view.test.ts', 'is read as a whole', {
    'blog-view-without-hashtags': { file: blogView, find: 'row.hashtags', broken: '[]' },
    'blog-view-with-one-category': {
      file: blogView,
      find: 'row.category',
      broken: 'row.category.slice(0, 1)',
    },
    'blog-without-author-picture': {
      file: blogView,
      find: '{ name: row.author_name, avatar: row.author_avatar }',
      broken: '{ name: row.author_name, avatar: null }',
    },
  }),
  ...noticedByTest('server/src/stories/view.test.ts', 'a story tells a guest', {
    'story-names-itself-for-its-post': {
      file: 'server/src/stories/view.ts',
      find: '{ _id: row.post.id, title: row.post.title }',
      broken: '{ _id: row.post.id, title: row.title }',
    },
    'story-never-published': {
      file: 'server/src/stories/view.ts',
      find: 'row.is_published',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/users/users.test.ts', 'by pages', {
    'last-page-uncounted': {
      file: 'server/src/users/routes.ts',
      find: 'Math.ceil(total / limit)',
      broken: 'Math.floor(total / limit)',
    },
  }),
  ...noticedByTest('server/src/search/search.test.ts', 'is counted by the public posts', {
    'crimes-counted-once': {
      file: 'server/src/search/feed.ts',
      find: 'found.get(type) ?? 0',
      broken: 'Math.min(1, found.get(type) ?? 0)',
    },
  }),
  ...noticedByTest('server/src/pushTokens/pushTokens.test.ts', 'belongs to whoever logged in on it last', {
    'push-token-stays-with-the-first': {
      file: 'server/src/pushTokens/store.ts',
      find: `conflict.column('address_hash').doUpdateSet({
        session_id: row.session_id,
        token: row.token,
        language: row.language,
        registered_at: row.registered_at,
      })`,
      broken: "conflict.column('address_hash').doNothing()",
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', 'ends at the start when the server says', {
    'token-kept-under-another-name': storageKey("'token'", "'bearer'"),
    'user-kept-under-another-name': storageKey("'user'", "'person'"),
    'expiry-kept-under-another-name': storageKey("'sessionExpiresAt'", "'expiry'"),
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'leads to the login and back', {
    'target-kept-under-another-name': storageKey("'redirectAfterLogin'", "'target'"),
  }),
  ...noticedByTest('web/app/accounts/deviceId.test.ts', '', {
    'device-id-kept-under-another-name': {
      file: 'web/app/accounts/deviceId.ts',
      find: "'deviceId'",
      broken: "'device'",
    },
    'device-id-without-its-prefix': {
      file: 'web/app/accounts/deviceId.ts',
      find: `\`dev_\${${randomText}}\``,
      broken: randomText,
    },
  }),
  ...noticedByTest('web/app/accounts/pendingVerification.test.ts', 'under the names of the product', {
    'registration-kept-under-another-name': {
      file: verification,
      find: "'pendingRegistration'",
      broken: "'registration'",
    },
    'login-kept-under-another-name': { file: verification, find: "'verificationData'", broken: "'login'" },
    'form-kept-under-another-name': { file: verification, find: "'registrationData'", broken: "'form'" },
  }),
  ...noticedByTest('contract/src/rules/enumerations.test.ts', '', {
    'nineteen-crime-types': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "'Gang Violence'",
      broken: "'Murder'",
    },
    'blog-category-misnamed': {
      file: 'contract/src/rules/blogCategories.ts',
      find: "'Lifestyle'",
      broken: "'Life'",
    },
    'two-genders': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "['male', 'female', 'other']",
      broken: "['male', 'female']",
    },
    'danger-without-medium': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "['low', 'medium', 'high']",
      broken: "['low', 'high']",
    },
    'nobody-is-released': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "['wanted', 'arrested', 'released']",
      broken: "['wanted', 'arrested']",
    },
    'support-status-misnamed': {
      file: 'contract/src/rules/supportStatuses.ts',
      find: "['pending', 'action-taken']",
      broken: "['pending', 'actioned']",
    },
  }),
  ...noticedByTest('server/src/stories/stories.test.ts', 'whatever they ask for', {
    'stories-without-unpublished': {
      file: 'contract/src/stories.ts',
      find: "['all', 'published', 'unpublished']",
      broken: "['all', 'published']",
    },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'to an audience is for nobody else', {
    'no-audience-of-admins': {
      file: 'contract/src/notifications.ts',
      find: "['all', 'users', 'admins']",
      broken: "['all', 'users']",
    },
  }),
]
