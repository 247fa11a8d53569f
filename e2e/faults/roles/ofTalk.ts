import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { openTo } from '../ofServe.ts'
import { permissions } from './shared.ts'

export const ofTalk: Fault[] = [
  ...noticedBy('reacting', 'a guest who wants justice', {
    'guest-reacts': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "if (!gate('continue', undefined, pendingAction)()) return",
      broken: '',
    },
  }),
  ...noticedBy('passingOn', 'somebody shares a post', {
    'guest-shares': {
      file: 'web/app/sharing/ShareButton.tsx',
      find: "gate('continue', undefined, pendingAction)() && setOpen(true)",
      broken: 'setOpen(true)',
    },
  }),
  ...noticedBy('commenting', 'older comments come on request', {
    'guest-votes': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: "if (!gate('vote', undefined, pendingAction)()) return",
      broken: '',
    },
    'guest-presses-write-in-vain': {
      file: 'web/app/comments/CommentForm.tsx',
      find: 'onClick={write}',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/comments/votes.test.ts', 'up, again, down, up, down', {
    'users-kept-from-voting': openTo('admin', 'POST /posts/:postId/comments/:commentId/downvote'),
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
  ...noticedByTest(permissions, "when it is the author's comment: admin", {
    'admins-delete-no-comment': {
      file: 'server/src/comments/policy.ts',
      find: "isAuthor(comment, actor) || actor.role === 'admin'",
      broken: 'isAuthor(comment, actor)',
    },
  }),
]
