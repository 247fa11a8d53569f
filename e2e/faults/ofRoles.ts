import { type Fault, noticedBy, noticedByTest } from './fault.ts'
import { openTo } from './ofServe.ts'

const permissions = 'server/src/test/permissions.test.ts'
const postPolicy = 'server/src/posts/policy.ts'
const errors = 'contract/src/rules/errors.ts'

const onPost = `{
    edit: author || moderator,
    delete: author || moderator,
    changeAnonymity: author,
    moderate: moderator,
    addTimeline: author || moderator,
  }`
const onPostWith = (ability: string, other: string) => ({
  file: postPolicy,
  find: onPost,
  broken: onPost.replace(ability, other),
})

/** Rows of section 6, roles and permissions. */
export const ofRoles: Fault[] = [
  ...noticedByTest(permissions, 'GET /posts when asking for the feed: guest', {
    'guests-kept-from-the-feed': openTo('user', 'GET /posts'),
  }),
  ...noticedByTest(permissions, 'GET /posts/:id when the post is approved: guest', {
    'guests-kept-from-posts': openTo('user', 'GET /posts/:id'),
  }),
  ...noticedBy('search', 'a guest is led to log in by a category and by a search', {
    'guest-searches-untold-why': {
      file: 'web/app/search/SearchForm.tsx',
      find: "gate('search', path)",
      broken: "gate('continue', path)",
    },
    'guest-chooses-category-untold-why': {
      file: 'web/app/search/CategoryLink.tsx',
      find: "gate('category', path)",
      broken: "gate('continue', path)",
    },
  }),
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'guest-reports-untold-why': {
      file: 'web/app/shell/CreateButton.tsx',
      find: "gate('createReport', '/newreport')",
      broken: "gate('continue', '/newreport')",
    },
    'guest-who-reports-comes-home': {
      file: 'web/app/shell/CreateButton.tsx',
      find: "gate('createReport', '/newreport')",
      broken: "gate('createReport', '/')",
    },
  }),
  ...noticedBy('gates', 'a guest at a page for people', {
    'guest-at-notifications-untold-why': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: "'notifications'",
      broken: "'continue'",
    },
    'guest-at-a-page-not-led-away': {
      file: 'web/app/accounts/SignedInOnly.tsx',
      find: "navigate('/login', { replace: true })",
      broken: 'undefined',
    },
  }),
  ...noticedBy('reacting', 'a guest who wants justice', {
    'guest-reacts': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "if (!gate('continue')()) return",
      broken: '',
    },
  }),
  ...noticedBy('passingOn', 'somebody shares a post', {
    'guest-shares': {
      file: 'web/app/sharing/ShareButton.tsx',
      find: "gate('continue')() && setOpen(true)",
      broken: 'setOpen(true)',
    },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'guest-opens-the-report-form': {
      file: 'web/app/reading/PostMenu.tsx',
      find: "gate('continue')() && setDialog('report')",
      broken: "setDialog('report')",
    },
  }),
  ...noticedBy('commenting', 'older comments come on request', {
    'guest-votes': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: "if (isPending || !gate('vote')()) return",
      broken: 'if (isPending) return',
    },
    'guest-presses-write-in-vain': {
      file: 'web/app/comments/CommentForm.tsx',
      find: `gate('continue', \`/postDetails/\${post._id}?tab=comments\`)`,
      broken: 'undefined',
    },
  }),
  ...noticedByTest(permissions, 'PUT /posts/:id when the post is approved: guest', {
    'guest-reaches-editing': openTo('guest', 'PUT /posts/:id'),
  }),
  ...noticedByTest(permissions, 'DELETE /posts/:id when the post is approved: guest', {
    'guest-reaches-deleting': openTo('guest', 'DELETE /posts/:id'),
  }),
  ...noticedByTest('server/src/posts/policy.test.ts', '', {
    'guest-owns-what-nobody-owns': {
      file: postPolicy,
      find: 'actor.userId !== null',
      broken: 'true',
    },
  }),
  ...noticedByTest(permissions, 'POST /posts/:id/reactions when the post is approved: stranger', {
    'users-kept-from-reacting': openTo('admin', 'POST /posts/:id/reactions'),
  }),
  ...noticedByTest(permissions, 'POST /posts/:id/comments when the post is approved: stranger', {
    'users-kept-from-commenting': openTo('admin', 'POST /posts/:id/comments'),
  }),
  ...noticedByTest('server/src/comments/votes.test.ts', 'up, again, down, up, down', {
    'users-kept-from-voting': openTo('admin', 'POST /posts/:postId/comments/:commentId/downvote'),
  }),
  ...noticedByTest(permissions, 'POST /posts/:id/report when the post is approved: stranger', {
    'users-kept-from-reporting': openTo('admin', 'POST /posts/:id/report'),
  }),
  ...noticedByTest(permissions, 'PUT /posts/:id when the post is approved: stranger', {
    'anybody-edits-a-post': onPostWith('edit: author || moderator', 'edit: true'),
  }),
  ...noticedByTest(permissions, 'PUT /posts/:id when the post is approved: author', {
    'authors-edit-no-post': onPostWith('edit: author || moderator', 'edit: moderator'),
  }),
  ...noticedByTest(permissions, 'DELETE /posts/:id when the post is approved: stranger', {
    'anybody-deletes-a-post': onPostWith('delete: author || moderator', 'delete: true'),
  }),
  ...noticedByTest(permissions, 'DELETE /posts/:id when the post is approved: author', {
    'authors-delete-no-post': onPostWith('delete: author || moderator', 'delete: moderator'),
  }),
  ...noticedByTest(permissions, "when it is the author's comment: stranger", {
    'anybody-deletes-a-comment': {
      file: 'server/src/comments/policy.ts',
      find: "isAuthor(comment, actor) || actor.role === 'admin'",
      broken: 'true',
    },
  }),
  ...noticedByTest(permissions, "when it is the author's and public: stranger", {
    'anybody-deletes-a-timeline': {
      file: 'server/src/timelines/policy.ts',
      find: "isCreator(entry, actor) || actor.role === 'admin'",
      broken: 'true',
    },
  }),
  ...noticedByTest(permissions, 'POST /timelines/post/:postId when the post is approved: stranger', {
    'anybody-adds-a-timeline': onPostWith('addTimeline: author || moderator', 'addTimeline: true'),
  }),
  ...noticedByTest(permissions, 'POST /timelines/post/:postId when the post is approved: author', {
    'authors-add-no-timeline': onPostWith('addTimeline: author || moderator', 'addTimeline: moderator'),
  }),
  ...noticedByTest(permissions, 'DELETE /criminals/:id when they are there: stranger', {
    'anybody-deletes-a-suspect': {
      file: 'server/src/suspects/policy.ts',
      find: "isCreator(suspect, actor) || actor.role === 'admin'",
      broken: 'actor.userId !== null',
    },
  }),
  ...noticedByTest(permissions, 'DELETE /criminals/:id when they are there: author', {
    'creators-delete-no-suspect': {
      file: 'server/src/suspects/policy.ts',
      find: "isCreator(suspect, actor) || actor.role === 'admin'",
      broken: "actor.role === 'admin'",
    },
  }),
  ...noticedByTest('server/src/posts/posts.test.ts', 'somebody else who sees it is told', {
    'post-refused-as-a-comment': {
      file: errors,
      find: "'You do not have permission to delete this post.'",
      broken: "'You do not have permission to delete this comment.'",
    },
  }),
  ...noticedByTest('server/src/posts/edit.test.ts', 'no admin: one that is', {
    'admins-change-anonymity': onPostWith('changeAnonymity: author', 'changeAnonymity: author || moderator'),
  }),
  ...noticedByTest(permissions, 'PUT /posts/:id when the post is approved: admin', {
    'admins-edit-no-post': onPostWith('edit: author || moderator', 'edit: author'),
  }),
  ...noticedByTest(permissions, "when it is the author's comment: admin", {
    'admins-delete-no-comment': {
      file: 'server/src/comments/policy.ts',
      find: "isAuthor(comment, actor) || actor.role === 'admin'",
      broken: 'isAuthor(comment, actor)',
    },
  }),
  ...noticedByTest(permissions, 'PATCH /timelines/:id/toggle when the entry waits', {
    'anybody-approves-timelines': openTo('user', 'PATCH /timelines/:id/toggle'),
    'admins-approve-no-timelines': openTo('superAdmin', 'PATCH /timelines/:id/toggle'),
  }),
  ...noticedByTest(permissions, 'POST /posts/admin/toggle-approval/:id when the post waits', {
    'anybody-approves-posts': openTo('user', 'POST /posts/admin/toggle-approval/:id'),
    'admins-approve-no-posts': openTo('superAdmin', 'POST /posts/admin/toggle-approval/:id'),
  }),
  ...noticedByTest(permissions, 'POST /posts/admin/fakeReact when the post is approved', {
    'anybody-adds-reactions': openTo('user', 'POST /posts/admin/fakeReact'),
  }),
  ...noticedByTest(permissions, 'POST /admin/reported-posts/:id when somebody has reported it', {
    'anybody-clears-reports': openTo('user', 'POST /admin/reported-posts/:id'),
  }),
  ...noticedByTest(permissions, 'GET /posts/admin/pending when always', {
    'anybody-reads-what-waits': openTo('user', 'GET /posts/admin/pending'),
  }),
  ...noticedByTest(permissions, 'GET /posts/admin/review/:id when the post waits', {
    'anybody-reviews': openTo('user', 'GET /posts/admin/review/:id'),
  }),
  ...noticedByTest(permissions, 'POST /notifications/custom when to everybody', {
    'admins-send-notifications': openTo('admin', 'POST /notifications/custom'),
  }),
  ...noticedByTest(permissions, 'DELETE /notifications/:id when it is there', {
    'admins-delete-notifications': openTo('admin', 'DELETE /notifications/:id'),
  }),
  ...noticedBy('notifications', 'an admin reads whom a message went to', {
    'admins-see-delete-of-notifications': {
      file: 'web/app/notifications/sending/SentItem.tsx',
      find: 'user?.isSuperAdmin && <TakeBack sent={sent} />',
      broken: '<TakeBack sent={sent} />',
    },
    'admins-see-the-link-to-send': {
      file: 'web/app/notifications/sending/ManageNotificationsPage.tsx',
      find: 'user?.isSuperAdmin',
      broken: 'user',
    },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'is for super admins to send', {
    'sending-refused-in-other-words': {
      file: errors,
      find: "'Only super admins can send notifications'",
      broken: "'Only super admins can do this'",
    },
    'deleting-refused-in-other-words': {
      file: errors,
      find: "'Only super admins can delete notifications'",
      broken: "'Only super admins can do this'",
    },
  }),
  ...noticedBy('gates', 'an admin who is no super admin', {
    'no-super-admin-led-home': {
      file: 'web/app/notifications/sending/SendNotificationPage.tsx',
      find: "navigate('/admin', { replace: true })",
      broken: "navigate('/', { replace: true })",
    },
    'no-super-admin-untold-why': {
      file: 'web/app/notifications/sending/SendNotificationPage.tsx',
      find: "toast.error(reasons('notification_send_forbidden'))",
      broken: 'undefined',
    },
  }),
  ...noticedByTest(permissions, 'does not take the session cookie for a bearer token', {
    'cookie-taken-for-a-bearer': {
      file: 'server/src/http/actor.ts',
      find: 'token === undefined ? guest : await authenticate(token)',
      broken: 'request.headers.cookie ? undefined : token === undefined ? guest : await authenticate(token)',
    },
  }),
  ...noticedByTest(permissions, 'refuses a bearer token that is none', {
    'dead-token-passes-for-a-guest': {
      file: 'server/src/http/actor.ts',
      find: "if (!actor) throw new ApiError('unauthenticated')",
      broken: 'if (!actor) return guest',
    },
  }),
]
