import { type Fault, noticedByTest } from '../fault.ts'
import { foundAt } from '../ofServe.ts'
import { inTest } from './shared.ts'

export const ofTalk: Fault[] = [
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
  ...inTest('reactions/addedReactions', 'added reactions are counted beside real ones', {
    'added-reactions-number-ignored': {
      file: 'server/src/reactions/routes.ts',
      find: '{ postId, amount: reactionNo, ...headers }',
      broken: '{ postId, amount: 1, ...headers }',
    },
    'added-reactions-found-elsewhere': foundAt('POST /posts/admin/reactions', 'POST /posts/admin/fakeReact'),
  }),
  ...inTest('comments/comments', 'adds a named comment unless told otherwise', {
    'comment-anonymous-unless-said': {
      file: 'contract/src/comments.ts',
      find: 'isAnonymous: flag(false)',
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
  ...noticedByTest('web/app/pageSizes.test.ts', 'the posts to add reactions to', {
    'fifty-posts-to-add-reactions-to': {
      file: 'web/app/reactions/addedReactions.ts',
      find: 'limits.pageMost',
      broken: '50',
    },
  }),
]
