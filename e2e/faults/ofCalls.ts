import { type Fault, noticedBy, noticedByTest } from './fault.ts'
import { answersWith, foundAt } from './ofServe.ts'

const blogRoutes = 'server/src/blogs/routes.ts'
const delivery = 'server/src/notifications/delivery.ts'

const inTest = (test: string, title: string, faults: Parameters<typeof noticedByTest>[2]) =>
  noticedByTest(`server/src/${test}.test.ts`, title, faults)

/** Rows of section 7, calls. */
export const ofCalls: Fault[] = [
  ...inTest('accounts/accounts', 'answers, sends a code in English and Bengali', {
    'register-found-elsewhere': foundAt('POST /auth/signup', 'POST /auth/register'),
  }),
  ...inTest('accounts/accounts', 'is completed by the code', {
    'verify-found-elsewhere': foundAt('POST /auth/verify', 'POST /auth/verify-otp'),
  }),
  ...inTest('accounts/accounts', 'on a known device answers with a token', {
    'login-found-elsewhere': foundAt('POST /auth/signin', 'POST /auth/login'),
  }),
  ...inTest('accounts/accounts', 'asking for another code sends a new one', {
    'resend-found-elsewhere': foundAt('POST /auth/resend', 'POST /auth/resend-otp'),
    'resent-code-is-the-old-one': {
      file: 'server/src/accounts/challenges.ts',
      find: 'challenge.resends + 1',
      broken: 'challenge.resends',
    },
  }),
  ...inTest('accounts/recovery', 'is replaced with a code from the phone', {
    'forgot-found-elsewhere': foundAt('POST /auth/forgot', 'POST /auth/forgot-password'),
    'reset-found-elsewhere': foundAt('PUT /auth/reset-password', 'POST /auth/reset-password'),
    'reset-changes-no-password': {
      file: 'server/src/accounts/accounts.ts',
      find: `await userStore.updatePassword(tx, user.id, hash)
    await sessionStore.deleteSessionsOf(tx, user.id)`,
      broken: 'await sessionStore.deleteSessionsOf(tx, user.id)',
    },
  }),
  ...inTest('accounts/recovery', 'keeps this session and ends all others', {
    'change-password-by-post': foundAt('POST /auth/change-password', 'PUT /auth/change-password'),
  }),
  ...inTest('accounts/sessions', 'renews a expired bearer token by the cookie', {
    'me-by-bearer-alone': {
      file: 'server/src/accounts/sessions.ts',
      find: 'byBearer ?? byCookie',
      broken: 'byBearer',
    },
  }),
  ...inTest('accounts/sessions', 'by bearer ends the session at once', {
    'logout-ends-nothing': {
      file: 'server/src/accounts/sessions.ts',
      find: 'if (ids.length > 0) await sessionStore.deleteSessions(deps.kysely, ids)',
      broken: '',
    },
  }),
  ...inTest('profiles/profiles', 'takes what is sent and leaves the rest', {
    'profile-changed-by-put': foundAt('PUT /users/profile', 'PATCH /users/profile'),
    'profile-keeps-no-address': {
      file: 'server/src/profiles/routes.ts',
      find: "{ ...fields, removeAvatar: fields.removeAvatar === 'true' }",
      broken: "{ ...fields, address: undefined, removeAvatar: fields.removeAvatar === 'true' }",
    },
  }),
  ...inTest('profiles/profiles', 'shows the avatar wherever the name stands', {
    'profile-keeps-no-avatar': {
      file: 'server/src/profiles/profiles.ts',
      find: 'picture ? (picture.thumbnail ?? picture.url) : null',
      broken: 'null',
    },
  }),
  ...inTest('accounts/sessions', 'the number of posts on a profile', {
    'profile-without-its-posts': {
      file: 'server/src/profiles/routes.ts',
      find: '{ user: meView(user), postCount }',
      broken: '{ user: meView(user), postCount: 0 }',
    },
  }),
  ...inTest('users/users', 'is of everybody, the newest first, by pages', {
    'users-always-first-page': {
      file: 'server/src/users/routes.ts',
      find: 'readUsers(deps, search, { page, limit })',
      broken: 'readUsers(deps, search, { page: 1, limit })',
    },
    'users-always-by-ten': {
      file: 'server/src/users/routes.ts',
      find: 'readUsers(deps, search, { page, limit })',
      broken: 'readUsers(deps, search, { page, limit: 10 })',
    },
  }),
  ...inTest('users/users', 'finds by rahima', {
    'users-searched-in-vain': {
      file: 'server/src/users/routes.ts',
      find: 'readUsers(deps, search, { page, limit })',
      broken: "readUsers(deps, '', { page, limit })",
    },
  }),
  ...inTest('users/users', 'finds the same people, without their phones', {
    'quick-search-finds-anybody': {
      file: 'server/src/users/routes.ts',
      find: 'findUsers(deps, q, limit)',
      broken: "findUsers(deps, '', limit)",
    },
  }),
  ...inTest('posts/posts', 'answers 201 with a receipt', {
    'filed-report-answers-200': answersWith(200, 'POST /posts'),
    'filed-report-without-receipt': {
      file: 'server/src/posts/routes.ts',
      find: "'Report submitted successfully and sent for review'",
      broken: "'Post created'",
    },
  }),
  ...inTest('posts/posts', 'is anonymous unless the author says otherwise', {
    'report-named-unless-said': {
      file: 'contract/src/posts.ts',
      find: '{ ...postFields, criminals: linkedIds.default([]), isAnonymous: flag(true) }',
      broken: '{ ...postFields, criminals: linkedIds.default([]), isAnonymous: flag(false) }',
    },
  }),
  ...inTest('posts/feed', 'begins with the five newest approved posts', {
    'feed-by-six': {
      file: 'server/src/posts/routes.ts',
      find: 'readFeed(deps, actor.userId, query.isAllowed, query)',
      broken:
        'readFeed(deps, actor.userId, query.isAllowed, { ...query, limit: query.limit === 5 ? 6 : query.limit })',
    },
    'feed-of-the-oldest': {
      file: 'server/src/posts/feed.ts',
      find: 'sql`sort_key desc`',
      broken: 'sql`sort_key`',
    },
    'feed-of-what-waits': {
      file: 'server/src/posts/feed.ts',
      find: 'isAllowed ? publicFeed : otherFeed',
      broken: 'isAllowed ? otherFeed : publicFeed',
    },
  }),
  ...inTest('posts/feed', 'by page shows the same', {
    'feed-always-first-page': {
      file: 'server/src/posts/feed.ts',
      find: 'cursor === undefined ? (page - 1) * limit : 0',
      broken: '0',
    },
  }),
  ...inTest('posts/posts', 'that is approved: everybody sees it', {
    'post-found-elsewhere': foundAt('GET /post/:id', 'GET /posts/:id'),
  }),
  ...inTest('posts/feed', 'for themself: everything', {
    'posts-of-a-person-found-elsewhere': foundAt('GET /users/:id/posts', 'GET /posts/user/:id'),
  }),
  ...inTest('suspects/suspects', 'lead to the public posts about them', {
    'posts-about-a-suspect-found-elsewhere': foundAt(
      'GET /criminals/:id/posts',
      'GET /posts/criminalsPosts/:id',
    ),
  }),
  ...inTest('posts/edit', 'stay as far as they are named', {
    'edit-keeps-every-file': {
      file: 'server/src/posts/posts.ts',
      find: 'keptMedia(attached, edit.existingMedias, stored.length)',
      broken: 'keptMedia(attached, undefined, stored.length)',
    },
    'edit-drops-new-files': {
      file: 'server/src/posts/posts.ts',
      find: 'idsOf([...kept, ...stored])',
      broken: 'idsOf(kept)',
    },
  }),
  ...inTest('suspects/suspects', 'stand in their order with photo and status', {
    'edit-leaves-suspects': {
      file: 'server/src/posts/posts.ts',
      find: 'if (edit.criminals) await link(tx, id, edit.criminals)',
      broken: '',
    },
  }),
  ...inTest('posts/posts', 'its author takes it away with its files', {
    'delete-post-by-post': foundAt('POST /posts/:id/delete', 'DELETE /posts/:id'),
  }),
  ...inTest('flags/reports', 'tells the admins, and nobody else', {
    'report-found-elsewhere': foundAt('POST /posts/:id/flag', 'POST /posts/:id/report'),
    'report-keeps-no-reason': {
      file: 'server/src/flags/routes.ts',
      find: 'body.reason',
      broken: "''",
    },
  }),
  ...inTest('reactions/reactions', 'once reacts, and once more takes it back', {
    'reaction-by-put': foundAt('PUT /posts/:id/reactions', 'POST /posts/:id/reactions'),
  }),
  ...inTest('reactions/reactions', 'is told to those who are logged in', {
    'reactors-nameless': {
      file: 'server/src/reactions/routes.ts',
      find: '{ user: { _id: id, name, avatar } }',
      broken: "{ user: { _id: id, name: '', avatar } }",
    },
  }),
  ...inTest('moderation/moderation', 'are found by words in title and description', {
    'waiting-posts-searched-in-vain': {
      file: 'server/src/moderation/routes.ts',
      find: 'readPendingPosts(deps, actor.userId, query)',
      broken: "readPendingPosts(deps, actor.userId, { ...query, search: '' })",
    },
  }),
  ...inTest('moderation/moderation', 'the posts that wait come in pages', {
    'waiting-posts-always-first-page': {
      file: 'server/src/moderation/routes.ts',
      find: 'readPendingPosts(deps, actor.userId, query)',
      broken: 'readPendingPosts(deps, actor.userId, { ...query, page: 1 })',
    },
  }),
  ...inTest('moderation/moderation', 'sent back, it is gone everywhere', {
    'nothing-to-disapprove-with': {
      file: 'contract/src/moderation.ts',
      find: "['approve', 'disapprove']",
      broken: "['approve', 'reject']",
    },
    'toggle-approval-found-elsewhere': foundAt(
      'POST /posts/:id/approval',
      'POST /posts/admin/toggle-approval/:id',
    ),
  }),
  ...inTest('reactions/addedReactions', 'added reactions are counted beside real ones', {
    'added-reactions-number-ignored': {
      file: 'server/src/reactions/routes.ts',
      find: '{ postId, amount: reactionNo, ...headers }',
      broken: '{ postId, amount: 1, ...headers }',
    },
    'added-reactions-found-elsewhere': foundAt('POST /posts/admin/reactions', 'POST /posts/admin/fakeReact'),
  }),
  ...inTest('search/search', 'brings its suspects, and the public posts about them', {
    'category-searched-as-words': {
      file: 'server/src/search/routes.ts',
      find: 'await searchCategory(deps, actor.userId, category, place)',
      broken: 'await searchWords(deps, actor.userId, category, place)',
    },
  }),
  ...inTest('search/search', 'hits come page by page', {
    'search-always-first-page': {
      file: 'server/src/search/routes.ts',
      find: 'await searchWords(deps, actor.userId, query, place)',
      broken: 'await searchWords(deps, actor.userId, query, { ...place, page: 1 })',
    },
  }),
  ...inTest('search/search', 'is counted by the public posts', {
    'stats-found-elsewhere': foundAt('GET /stats', 'GET /stats/crimes'),
  }),
  ...inTest('comments/comments', 'adds a named comment unless told otherwise', {
    'comment-anonymous-unless-said': {
      file: 'contract/src/comments.ts',
      find: 'flag(false)',
      broken: 'flag(true)',
    },
  }),
  ...inTest('comments/comments', 'come newest first, in pages of ten', {
    'comments-by-nine': {
      file: 'contract/src/comments.ts',
      find: 'pageSize(limits.commentPage)',
      broken: 'pageSize(9)',
    },
    'comments-always-first-page': {
      file: 'server/src/comments/feed.ts',
      find: 'cursor === undefined ? (page - 1) * limit : 0',
      broken: '0',
    },
  }),
  ...inTest('comments/comments', 'is for its author, and for admins', {
    'comment-deleted-elsewhere': foundAt(
      'DELETE /comments/:postId/:commentId',
      'DELETE /posts/:postId/comments/:commentId',
    ),
  }),
  ...inTest('comments/votes', 'up, again, down, up, down', {
    'votes-the-other-way': {
      file: 'server/src/comments/comments.ts',
      find: "direction === 'up'",
      broken: "direction === 'down'",
    },
    'upvote-found-elsewhere': foundAt(
      'POST /posts/:postId/comments/:commentId/vote',
      'POST /posts/:postId/comments/:commentId/upvote',
    ),
  }),
  ...inTest('timelines/timelines', 'an entry with evidence waits', {
    'timeline-added-elsewhere': foundAt('POST /timelines/:postId', 'POST /timelines/post/:postId'),
    'timelines-found-elsewhere': foundAt(
      'GET /timelines/post/:postId',
      'GET /timelines/post/:postId/approved',
    ),
    'timeline-sent-with-other-words': {
      file: 'server/src/timelines/routes.ts',
      find: "'Timeline is sent for approval'",
      broken: "'Timeline added'",
    },
  }),
  ...inTest('timelines/timelines', 'an entry goes away for its creator and admins', {
    'timeline-deleted-elsewhere': foundAt(
      'DELETE /timelines/:postId/:timelineId',
      'DELETE /timelines/post/:postId/:timelineId',
    ),
  }),
  ...inTest('timelines/timelines', 'admins see what waits, the oldest first', {
    'waiting-timelines-by-ten': {
      file: 'contract/src/timelines.ts',
      find: 'limits.pendingTimelinePage',
      broken: '10',
    },
    'waiting-timelines-always-first-page': {
      file: 'server/src/timelines/routes.ts',
      find: 'readPendingTimelines(deps, actor.userId, query)',
      broken: 'readPendingTimelines(deps, actor.userId, { ...query, page: 1 })',
    },
    'waiting-timelines-searched-in-vain': {
      file: 'server/src/timelines/routes.ts',
      find: 'readPendingTimelines(deps, actor.userId, query)',
      broken: "readPendingTimelines(deps, actor.userId, { ...query, search: '' })",
    },
  }),
  ...inTest('timelines/timelines', 'twice the same way happens once', {
    'timeline-action-ignored': {
      file: 'server/src/timelines/routes.ts',
      find: 'body.action',
      broken: 'undefined',
    },
  }),
  ...inTest('suspects/suspects', 'keeps what was written, with a photo', {
    'suspect-made-elsewhere': foundAt('POST /suspects', 'POST /criminals'),
  }),
  ...inTest('suspects/suspects', 'a stranger changes no name', {
    'suspect-read-elsewhere': foundAt('GET /suspects/:id', 'GET /criminals/:id'),
  }),
  ...inTest('suspects/suspects', 'anybody may say where they are', {
    'suspect-changed-by-patch': foundAt('PATCH /criminals/:id', 'PUT /criminals/:id'),
  }),
  ...inTest('suspects/suspects', 'a suspect that was taken away is gone', {
    'suspect-deleted-elsewhere': foundAt('DELETE /suspects/:id', 'DELETE /criminals/:id'),
  }),
  ...inTest('suspects/suspects', 'goes newest first, page by page', {
    'suspects-searched-in-vain': {
      file: 'server/src/suspects/routes.ts',
      find: 'query.query || query.search',
      broken: 'query.search',
    },
    'suspects-always-go-on': {
      file: 'server/src/suspects/feed.ts',
      find: 'found.length > limit',
      broken: 'found.length >= limit',
    },
    'suspects-always-first-page': {
      file: 'server/src/suspects/feed.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: so it stands in the source.
      find: 'sql`select ${columns} from ${from} order by ${order} limit ${limit + 1} offset ${(page - 1) * limit}`',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: so it would stand there.
      broken: 'sql`select ${columns} from ${from} order by ${order} limit ${limit + 1}`',
    },
  }),
  ...inTest('suspects/suspects', 'comes ten by ten unless told otherwise', {
    'suspects-by-nine': {
      file: 'contract/src/suspects.ts',
      find: 'pageSize(limits.suspectPage)',
      broken: 'pageSize(9)',
    },
  }),
  ...inTest('suspects/suspects', 'by many at once loses no crime type', {
    'crime-type-replaces-the-others': {
      file: 'server/src/suspects/suspects.ts',
      find: '[...new Set([...suspect.crime_types, crimeType])]',
      broken: '[crimeType]',
    },
  }),
  ...inTest('support/support', 'is taken in, and told back', {
    'support-asked-elsewhere': foundAt('POST /support/requests', 'POST /support'),
  }),
  ...inTest('support/support', 'read those that wait with the oldest first', {
    'requests-of-any-status': {
      file: 'server/src/support/routes.ts',
      find: 'readRequests(deps.kysely, query)',
      broken: "readRequests(deps.kysely, { ...query, status: '' })",
    },
    'requests-found-elsewhere': foundAt('GET /support', 'GET /support/all'),
  }),
  ...inTest('support/support', 'mark one as acted upon once', {
    'request-changed-by-put': foundAt('PUT /support/:id/status', 'PATCH /support/:id/status'),
  }),
  ...inTest('pushTokens/pushTokens', 'is kept once, with the language it spoke last', {
    'push-token-by-put': foundAt('PUT /notifications/token', 'POST /notifications/token'),
  }),
  ...inTest('notifications/notifications', 'the list goes on by cursor', {
    'notifications-always-first-page': {
      file: 'server/src/notifications/feed.ts',
      find: 'cursor === undefined ? (page - 1) * limit : 0',
      broken: '0',
    },
  }),
  ...inTest('notifications/notifications', 'one takes it off the count, once', {
    'notification-read-by-post': foundAt('POST /notifications/:id/read', 'PUT /notifications/:id/read'),
  }),
  ...inTest('notifications/notifications', 'to one person is for them alone', {
    'message-to-one-goes-to-all': {
      file: 'server/src/notifications/notifications.ts',
      find: 'userId ? null : (targetAudience ?? null)',
      broken: 'targetAudience ?? null',
    },
  }),
  ...inTest('notifications/notifications', 'holds messages alone, by words', {
    'sent-to-anybody-listed': {
      file: 'server/src/notifications/feed.ts',
      find: 'filters[filter]',
      broken: 'filters.all',
    },
  }),
  ...inTest('notifications/notifications', 'that is deleted is gone for everybody', {
    'notification-deleted-elsewhere': foundAt('DELETE /notifications/admin/:id', 'DELETE /notifications/:id'),
  }),
  ...inTest('notifications/delivery', 'each window of those addressed hears of it once', {
    'event-of-news-misnamed': {
      file: delivery,
      find: "if (audience) deps.live.publish({ audience }, 'newNotification', notificationView(row))",
      broken: "if (audience) deps.live.publish({ audience }, 'notification', notificationView(row))",
    },
    'event-of-the-count-misnamed': {
      file: delivery,
      find: "deps.live.publish({ user }, 'notificationCountUpdate', unreadCount)",
      broken: "deps.live.publish({ user }, 'countUpdate', unreadCount)",
    },
    'event-of-taking-back-misnamed': {
      file: delivery,
      find: "'deleteNotification'",
      broken: "'removeNotification'",
    },
  }),
  ...inTest('flags/reportedPosts', 'come with their author, how often they were reported', {
    'reported-with-four-reports': {
      file: 'server/src/flags/routes.ts',
      find: 'limits.latestReports',
      broken: '4',
    },
  }),
  ...inTest('flags/reportedPosts', 'never say who wrote an anonymous one', {
    'reported-searched-in-vain': {
      file: 'server/src/flags/routes.ts',
      find: 'readReportedPosts(deps, actor.userId, query)',
      broken: "readReportedPosts(deps, actor.userId, { ...query, search: '' })",
    },
  }),
  ...inTest('flags/reportedPosts', 'ignored, they are cleared and the post stays', {
    'reported-decided-elsewhere': foundAt('POST /posts/admin/reported/:id', 'POST /admin/reported-posts/:id'),
  }),
  ...inTest('blogs/blogs', 'the list for admins finds by', {
    'blogs-answered-of-any-category': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: "readBlogs(deps, { ...query, category: '' })",
    },
    'blogs-answered-of-any-hashtag': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: "readBlogs(deps, { ...query, hashtag: '' })",
    },
    'blogs-searched-in-vain': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: "readBlogs(deps, { ...query, search: '' })",
    },
  }),
  ...inTest('blogs/blogs', 'comes page by page with how many there are', {
    'blogs-always-first-page': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: 'readBlogs(deps, { ...query, page: 1 })',
    },
    'blogs-always-by-ten': {
      file: blogRoutes,
      find: 'readBlogs(deps, query)',
      broken: 'readBlogs(deps, { ...query, limit: 10 })',
    },
  }),
  ...inTest('blogs/blogs', 'a blog is written, published and taken back', {
    'blog-made-elsewhere': foundAt('POST /blogs', 'POST /blogs/create'),
    'blog-read-elsewhere': foundAt('GET /blog/:id', 'GET /blogs/:id'),
    'blog-deleted-elsewhere': foundAt('DELETE /blog/:id', 'DELETE /blogs/:id'),
    'blog-published-by-put': foundAt('PUT /blogs/:id/publish', 'PATCH /blogs/:id/publish'),
  }),
  ...inTest('blogs/blogs', 'an edit changes what it names', {
    'blog-changed-by-patch': foundAt('PATCH /blogs/:id', 'PUT /blogs/:id'),
  }),
  ...inTest('stories/stories', 'a story is told, published, changed', {
    'story-made-elsewhere': foundAt('POST /stories', 'POST /success-stories'),
    'stories-found-elsewhere': foundAt('GET /stories', 'GET /success-stories'),
    'story-changed-by-patch': foundAt('PATCH /success-stories/:id', 'PUT /success-stories/:id'),
    'story-deleted-elsewhere': foundAt('DELETE /stories/:id', 'DELETE /success-stories/:id'),
    'story-published-by-put': foundAt(
      'PUT /success-stories/:id/publish',
      'PATCH /success-stories/:id/publish',
    ),
  }),
  ...noticedByTest('web/app/pageSizes.test.ts', 'the posts to add reactions to', {
    'fifty-posts-to-add-reactions-to': {
      file: 'web/app/reactions/addedReactions.ts',
      find: 'limits.pageMost',
      broken: '50',
    },
  }),
  ...noticedByTest('web/app/pageSizes.test.ts', 'the posts that a story can be about', {
    'fifty-posts-to-tell-of': { file: 'web/app/stories/queries.ts', find: '100', broken: '50' },
  }),
  ...inTest('blogs/generation', 'a blog comes piece by piece', {
    'blog-written-elsewhere': foundAt('POST /ai/blogs', 'POST /ai/blog'),
    'blog-written-without-what-was-read': {
      file: 'server/src/blogs/generation.ts',
      find: 'yield { success: true, blog }',
      broken: '',
    },
  }),
  ...inTest('blogs/generation', 'a blog is improved', {
    'enhancing-writes-anew': {
      file: 'server/src/blogs/generation.ts',
      find: 'taskFor(wish)',
      broken: "taskFor({ ...wish, action: 'generate' })",
    },
  }),
  ...noticedBy('blogs', 'a blog is written for its title', {
    'written-blog-not-filled-in': {
      file: 'web/app/blogs/form/useWriting.ts',
      find: 'write(await haveWritten(wanted, draft, write, controller.signal))',
      broken: 'await haveWritten(wanted, draft, write, controller.signal)',
    },
  }),
  ...inTest('places/places', 'its name is asked for once', {
    'place-found-elsewhere': foundAt('GET /places', 'GET /places/reverse'),
    'place-always-in-english': {
      file: 'server/src/places/routes.ts',
      find: "lang ?? preferredLanguage(headers['accept-language'])",
      broken: "'en'",
    },
  }),
  ...noticedBy('blogs', 'the location of a report is filled in', {
    'found-location-not-filled-in': {
      file: 'web/app/places/UseMyLocation.tsx',
      find: 'onFound(await nameOfHere(language))',
      broken: 'await nameOfHere(language)',
    },
  }),
  ...inTest('notifications/pushing', 'reaches every device of the person', {
    'push-counts-nothing-unread': {
      file: 'server/src/notifications/pushing.ts',
      find: 'await unreadForAll(deps, kysely, { userId, audience })',
      broken: '0',
    },
    'push-finds-no-device': {
      file: 'server/src/notifications/pushing.ts',
      find: 'await jobs.ask(tx, pushToDevices, { notificationId, deviceIds })',
      broken: '',
    },
  }),
  ...inTest('notifications/pushing', 'that the service answers 410 for is forgotten', {
    'gone-devices-kept': {
      file: 'server/src/notifications/pushing.ts',
      find: "await deleteTokens(tx, idsOf(results.filter(({ outcome }) => outcome === 'gone')))",
      broken: '',
    },
  }),
  ...inTest('outside/push', 'arrives as it was written', {
    'push-without-its-words': {
      file: 'server/src/outside/pushWeb.ts',
      find: 'JSON.stringify(message)',
      broken: "'{}'",
    },
  }),
]
