import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const session = 'web/app/api/session.ts'
const refresh = 'web/app/api/refresh.ts'
const signedIn = 'web/app/api/signedIn.ts'
const toggling = 'web/app/reactions/toggling.ts'
const hearing = 'web/app/live/socketHandlers.ts'
const socket = 'web/app/live/socket.ts'
const maySee = 'post.is_allowed || maySeeReview(post, actor)'
const postPolicy = 'server/src/posts/policy.ts'
const reviewStates = 'server/src/moderation/states.ts'

const sharedRefresh = `refreshing ??= askWhoIAm()
    .catch((error: unknown) => {
      goOnAsLastKnown()
      askLater()
      throw error
    })
    .finally(() => {
      refreshing = undefined
    })`

const decision = `if (action === 'delete') {
      await erasePost(deps, tx, afterCommit, id)
      await onPostRemoved(deps, tx, admin, post)
    }`

const socketOptions = `{
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 1_000,
    forceNew: true,
    // Asked anew for each connection: by then the token may be another.
    auth: (give) => give({ token: storedToken() }),
  }`
const socketWith = (option: string, other: string) => ({
  file: socket,
  find: socketOptions,
  broken: socketOptions.replace(option, other),
})

/** Rows of section 4, states and transitions. */
export const ofStates: Fault[] = [
  ...noticedByTest('web/app/api/startSession.test.ts', 'is nobody without a token', {
    'session-without-token': {
      file: refresh,
      find: 'if (storedToken() === null) return goOnAsGuest()',
      broken: "if (localStorage.getItem('user') === null) return goOnAsGuest()",
    },
  }),
  ...noticedByTest('web/app/notifications/push.test.ts', 'who has not answered yet', {
    'asked-again-after-an-answer': {
      file: 'web/app/notifications/push.ts',
      find: "isDue && canPush() && Notification.permission === 'default'",
      broken: 'isDue && canPush()',
    },
    'asked-without-notifications': {
      file: 'web/app/notifications/push.ts',
      find: "isDue && canPush() && Notification.permission === 'default'",
      broken: "isDue && Notification.permission === 'default'",
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
      find: "if (isOver) endSession({ toLogin: currentSession().status === 'signedIn' })",
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
      find: 'endVerification()',
      broken: 'undefined',
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
      file: session,
      find: "localStorage.getItem(keys.target) ?? '/'",
      broken: "localStorage.getItem(keys.target) ?? '/suspects'",
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
  ...noticedByTest('server/src/posts/posts.test.ts', 'that waits: its author and admins see it', {
    'waiting-post-shown-to-all': { file: postPolicy, find: maySee, broken: 'true' },
    'waiting-post-hidden-from-its-author': {
      file: postPolicy,
      find: maySee,
      broken: 'post.is_allowed || isModerator(actor)',
    },
    'waiting-post-hidden-from-admins': {
      file: postPolicy,
      find: maySee,
      broken: 'post.is_allowed || isAuthor(post, actor)',
    },
  }),
  ...noticedByTest('server/src/moderation/moderation.test.ts', 'approved, it is public at once', {
    'approved-post-goes-back': {
      file: reviewStates,
      find: "{ waiting: 'approved', returned: 'approved' }",
      broken: "{ waiting: 'returned', returned: 'approved' }",
    },
  }),
  ...noticedByTest('server/src/moderation/moderation.test.ts', 'sent back, it is gone everywhere', {
    'public-post-never-disapproved': {
      file: reviewStates,
      find: "{ waiting: 'returned', approved: 'returned' }",
      broken: "{ waiting: 'returned' }",
    },
  }),
  ...noticedBy('mainJob', 'an admin approves a report', {
    'approved-post-keeps-waiting': {
      file: 'web/app/moderation/pendingPosts.ts',
      find: 'cached && { ...cached, pages: without(cached.pages, id) }',
      broken: 'cached',
    },
  }),
  ...noticedBy('mainJob', 'an admin approves a report', {
    'approved-post-not-reloaded': {
      file: 'web/app/moderation/mutations.ts',
      find: 'replacePost(client, answer.post)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/posts/edit.test.ts', 'sends it for review again', {
    'edited-post-stays-approved': {
      file: 'server/src/posts/changeStore.ts',
      find: "'waiting'",
      broken: "'approved'",
    },
  }),
  ...noticedByTest('server/src/timelines/timelines.test.ts', 'an entry with evidence waits', {
    'timeline-begins-approved': {
      file: 'server/src/timelines/timelines.ts',
      find: '{ id, ...whose, ...entry, idempotency_key: key ?? null, created_at }',
      broken: '{ id, ...whose, ...entry, idempotency_key: key ?? null, created_at, is_approved: true }',
    },
    'waiting-timeline-shown-to-all': {
      file: 'server/src/timelines/routes.ts',
      find: 'seesWaiting(actor)',
      broken: 'true',
    },
    'waiting-timeline-hidden-from-admins': {
      file: 'server/src/timelines/routes.ts',
      find: 'seesWaiting(actor)',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/timelines/timelines.test.ts', 'without an action takes the other side', {
    'timeline-toggles-one-way': {
      file: 'server/src/timelines/timelines.ts',
      find: "action ? action === 'approve' : !entry.is_approved",
      broken: "action !== 'unapprove'",
    },
  }),
  ...noticedByTest('web/app/reactions/toggling.test.ts', 'shows at once', {
    'reaction-shown-late': { file: toggling, find: 'ways.show(expected(pressed))', broken: 'undefined' },
    'reaction-counted-late': {
      file: toggling,
      find: 'truth.reactionCount + (wanted ? 1 : -1)',
      broken: 'truth.reactionCount',
    },
  }),
  ...noticedByTest('server/src/reactions/reactions.test.ts', 'once reacts, and once more takes it back', {
    'reaction-never-taken-back': {
      file: 'server/src/reactions/reactions.ts',
      find: 'if (!hadReacted) await insertReaction(tx, postId, userId, new Date())',
      broken: 'await insertReaction(tx, postId, userId, new Date())',
    },
  }),
  ...noticedBy('reacting', 'a guest who wants justice', {
    'reaction-shown-as-given': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'aria-pressed={hasReacted}',
      broken: '!hasReacted',
    },
    'reaction-count-without-people': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'format.number(reactionCount)',
      broken: 'format.number(reactionCount + 1)',
    },
  }),
  ...noticedBy('commenting', 'what one says, votes and deletes', {
    'vote-of-the-server-ignored': {
      file: 'web/app/comments/queries.ts',
      find: 'show(votes)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/comments/votes.test.ts', 'up, again, down, up, down', {
    'vote-taken-back-tells-it-stands': {
      file: 'server/src/comments/store.ts',
      find: 'if (numDeletedRows === 1n) return',
      broken: '',
    },
  }),
  ...noticedByTest('web/app/comments/votes.test.ts', 'is given, taken back by the same again', {
    'vote-never-taken-back': {
      file: 'web/app/comments/votes.ts',
      find: "direction === 'up' && !votes.hasUpvoted",
      broken: "direction === 'up'",
    },
  }),
  ...noticedByTest('server/src/flags/reportedPosts.test.ts', 'ignored, they are cleared and the post stays', {
    'ignored-reports-stay': {
      file: 'server/src/flags/reports.ts',
      find: 'await clearReports(tx, id)',
      broken: '[]',
    },
    'ignored-post-deleted': {
      file: 'server/src/flags/reports.ts',
      find: decision,
      broken: 'await erasePost(deps, tx, afterCommit, id)',
    },
  }),
  ...noticedByTest('server/src/flags/reportedPosts.test.ts', 'deleted, the post is gone', {
    'deleted-report-leaves-post': {
      file: 'server/src/flags/reports.ts',
      find: decision,
      broken: 'await onPostRemoved(deps, tx, admin, post)',
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
  ...noticedByTest('server/src/blogs/blogs.test.ts', 'a blog is written, published and taken back', {
    'blog-toggles-one-way': {
      file: 'server/src/blogs/blogs.ts',
      find: 'isPublished ?? !blog.is_published',
      broken: 'isPublished ?? true',
    },
    'blog-taken-back-told-as-published': {
      file: 'server/src/blogs/routes.ts',
      find: "blog.isPublished ? 'Blog published successfully' : 'Blog unpublished successfully'",
      broken: "'Blog published successfully'",
    },
  }),
  ...noticedByTest('server/src/stories/stories.test.ts', 'a story is told, published, changed', {
    'story-toggles-one-way': {
      file: 'server/src/stories/stories.ts',
      find: 'isPublished ?? !story.is_published',
      broken: 'isPublished ?? true',
    },
    'story-taken-back-told-as-published': {
      file: 'server/src/stories/routes.ts',
      find: "row.is_published ? 'Story published successfully' : 'Story unpublished successfully'",
      broken: "'Story published successfully'",
    },
  }),
  ...noticedBy('notifications', 'a super admin sends, somebody else hears', {
    'notification-unread-after-a-click': {
      file: 'web/app/notifications/NotificationItem.tsx',
      find: "mutate(notification, { onError: (error) => toast.error(inWords(error, t('readFailed'))) })",
      broken: 'undefined',
    },
    'news-without-sound': { file: hearing, find: 'ring()', broken: 'undefined' },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'one takes it off the count, once', {
    'reading-leaves-it-unread': {
      file: 'server/src/notifications/notifications.ts',
      find: 'await insertReads(tx, reader.userId, [id])',
      broken: 'await Promise.resolve()',
    },
  }),
  ...noticedByTest('server/src/notifications/delivery.test.ts', 'reading in one window is counted', {
    'count-update-of-reading-unsaid': {
      file: 'server/src/notifications/notifications.ts',
      find: `afterCommit(() => deps.live.publish({ user: reader.userId }, 'notificationCountUpdate', told))
    return { row: { ...row, is_read: true }, unreadCount }`,
      broken: 'return { row: { ...row, is_read: true }, unreadCount }',
    },
  }),
  ...noticedByTest('web/app/live/socketHandlers.test.ts', 'the count that is told is the one that is shown', {
    'count-update-unheard': {
      file: hearing,
      find: '(count) => setUnread(client, count)',
      broken: '() => undefined',
    },
  }),
  ...noticedByTest('web/app/live/socketHandlers.test.ts', 'news to an audience raise the count by one', {
    'news-without-counting': {
      file: hearing,
      find: 'applyNotification(client, notification)',
      broken: 'undefined',
    },
    'news-without-ringing': { file: hearing, find: 'ring()', broken: 'undefined' },
  }),
  ...noticedBy('notifications', 'what is sent to all appears', {
    'panel-misses-what-is-sent': {
      file: hearing,
      find: 'applySent(client, notification)',
      broken: 'undefined',
    },
    'panel-keeps-what-is-taken-back': { file: hearing, find: 'removeSent(client, id)', broken: 'undefined' },
  }),
  ...noticedByTest('server/src/live/connecting.test.ts', 'is refused, and told why', {
    'strangers-let-into-live': {
      file: 'server/src/live/sockets.ts',
      find: "typeof token === 'string' ? await rules.authenticate(token) : undefined",
      broken: "{ userId: '', sessionId: '', role: 'user', isSuperAdmin: false }",
    },
  }),
  ...noticedByTest('server/src/live/connecting.test.ts', "that announces somebody else's id", {
    'any-id-announced': {
      file: 'server/src/live/sockets.ts',
      find: 'userId !== actor.userId',
      broken: "typeof userId !== 'string'",
    },
  }),
  ...noticedByTest('web/app/live/socket.test.ts', 'whoever connects says who they are', {
    'nobody-announced': {
      file: socket,
      find: "socket.emit('authenticate', listener._id)",
      broken: 'undefined',
    },
    'line-outlives-the-person': { file: socket, find: 'socket.disconnect()', broken: 'undefined' },
    'polling-before-websocket': socketWith("['websocket', 'polling']", "['polling', 'websocket']"),
  }),
  ...noticedByTest('server/src/live/ending.test.ts', 'go when it logs out', {
    'live-outlives-the-session': {
      file: 'server/src/live/live.ts',
      find: 'sessions?.ended(JSON.parse(payload).sessionId)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/live/connecting.test.ts', 'of somebody logged in connects by polling', {
    'live-without-polling': {
      file: 'server/src/live/live.ts',
      find: "['websocket', 'polling']",
      broken: "['websocket']",
    },
  }),
  ...noticedByTest('web/app/live/socket.test.ts', 'after the first the line is tried five times', {
    'line-tried-six-times': socketWith('reconnectionAttempts: 5', 'reconnectionAttempts: 6'),
    'line-tried-two-seconds-apart': socketWith(
      'reconnectionDelay: 1_000,\n    reconnectionDelayMax: 1_000',
      'reconnectionDelay: 2_000,\n    reconnectionDelayMax: 2_000',
    ),
  }),
  ...noticedBy('pushing', 'a push that comes while nobody looks', {
    'push-without-title': {
      file: 'web/app/notifications/PushEffects.tsx',
      find: 'setUnread(client, said.unreadCount)',
      broken: 'undefined',
    },
  }),
  ...noticedBy('visiting', 'the feed scrolls on', {
    'feed-waits-at-the-end-marker': {
      file: 'web/app/reading/PostList.tsx',
      find: 'hasNextPage && !isFetching && !error',
      broken: 'false',
    },
  }),
  ...noticedByTest('web/app/posts/queries.test.ts', 'the feed goes on after the cursor', {
    'feed-goes-on-after-four': {
      file: 'web/app/posts/queries.ts',
      find: 'posts.length < limits.feedPage',
      broken: 'posts.length < 1',
    },
  }),
  ...noticedByTest('web/app/posts/queries.test.ts', 'the feed fails on an answer that holds no list', {
    'feed-takes-any-answer': {
      file: 'web/app/posts/queries.ts',
      find: '!Array.isArray(page.posts)',
      broken: 'false',
    },
  }),
  ...noticedByTest('web/app/posts/queries.test.ts', 'is replaced in all of them by its edit', {
    'edited-post-shown-as-before': {
      file: 'web/app/posts/queries.ts',
      find: '() => edited',
      broken: '(post) => post',
    },
  }),
  ...noticedByTest('web/app/posts/queries.test.ts', 'goes from all of them when it is deleted', {
    'deleted-post-stays-listed': {
      file: 'web/app/posts/queries.ts',
      find: 'posts.filter((post) => post._id !== id)',
      broken: 'posts',
    },
  }),
  ...noticedBy('rewriting', 'an admin changes a blog', {
    'changed-blog-not-listed': {
      file: 'web/app/blogs/mutations.ts',
      find: 'replaceBlog(client, saved.blog)',
      broken: 'undefined',
    },
    'saved-blog-stays-open': {
      file: 'web/app/blogs/admin/BlogControls.tsx',
      find: 'onClose={close}',
      broken: '() => undefined',
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog and publishes it', {
    'new-blog-begins-with-a-category': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: 'draftOf(blog)',
      broken: "{ ...draftOf(blog), category: ['Crime'] }",
    },
    'new-blog-not-listed': {
      file: 'web/app/blogs/mutations.ts',
      find: "await call('POST /blogs/create', { form }, options)\n    void client.invalidateQueries({ queryKey: blogKeys.all })",
      broken: "await call('POST /blogs/create', { form }, options)",
    },
  }),
  ...noticedBy('timelines', 'the author tells more with evidence', {
    'timeline-sent-without-word': {
      file: 'web/app/timelines/AddTimelineDialog.tsx',
      find: "toast.success(t(made.isApproved || made.can.moderate ? 'added' : 'sent'))",
      broken: 'undefined',
    },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'report-sent-without-word': {
      file: 'web/app/flags/ReportDialog.tsx',
      find: "toast.success(t('done'))",
      broken: 'undefined',
    },
  }),
]
