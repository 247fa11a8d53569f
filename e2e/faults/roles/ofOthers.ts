import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { openTo } from '../ofServe.ts'
import { onPostWith, permissions } from './shared.ts'

const errors = 'contract/src/rules/errors.ts'

export const ofOthers: Fault[] = [
  ...noticedByTest(permissions, 'GET /posts when asking for the feed: guest', {
    'guests-kept-from-the-feed': openTo('user', 'GET /posts'),
  }),
  ...noticedByTest(permissions, 'GET /posts/:id when the post is approved: guest', {
    'guests-kept-from-posts': openTo('user', 'GET /posts/:id'),
  }),
  ...noticedBy('search', 'a guest is led to log in by a category and by a search', {
    'guest-searches-untold-why': {
      file: 'web/app/search/SearchForm.tsx',
      find: "gate('search', path, pendingAction)",
      broken: "gate('continue', path, pendingAction)",
    },
    'guest-chooses-category-untold-why': {
      file: 'web/app/search/CategoryLink.tsx',
      find: "gate('category', path, pendingAction)",
      broken: "gate('continue', path, pendingAction)",
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
  ...noticedByTest(permissions, 'PUT /posts/:id when the post is approved: guest', {
    'guest-reaches-editing': openTo('guest', 'PUT /posts/:id'),
  }),
  ...noticedByTest(permissions, 'DELETE /posts/:id when the post is approved: guest', {
    'guest-reaches-deleting': openTo('guest', 'DELETE /posts/:id'),
  }),
  ...noticedByTest(permissions, 'POST /posts/:id/reactions when the post is approved: stranger', {
    'users-kept-from-reacting': openTo('admin', 'POST /posts/:id/reactions'),
  }),
  ...noticedByTest(permissions, 'POST /posts/:id/comments when the post is approved: stranger', {
    'users-kept-from-commenting': openTo('admin', 'POST /posts/:id/comments'),
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
  ...noticedByTest(permissions, 'POST /timelines/post/:postId when the post is approved: stranger', {
    'anybody-adds-a-timeline': onPostWith('addTimeline: author || moderator', 'addTimeline: true'),
  }),
  ...noticedByTest(permissions, 'POST /timelines/post/:postId when the post is approved: author', {
    'authors-add-no-timeline': onPostWith('addTimeline: author || moderator', 'addTimeline: moderator'),
  }),
  ...noticedByTest('server/src/posts/posts.test.ts', 'somebody else who sees it is told', {
    'post-refused-as-a-comment': {
      file: errors,
      find: "'You do not have permission to delete this post.'",
      broken: "'You do not have permission to delete this comment.'",
    },
  }),
  ...noticedByTest(permissions, 'PUT /posts/:id when the post is approved: admin', {
    'admins-edit-no-post': onPostWith('edit: author || moderator', 'edit: author'),
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
