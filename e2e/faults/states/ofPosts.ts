import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const maySee = 'post.is_allowed || maySeeReview(post, actor)'
const postPolicy = 'server/src/posts/policy.ts'
const reviewStates = 'server/src/moderation/states.ts'
export const ofPosts: Fault[] = [
  ...noticedBy('mainJob', 'a report is anonymous unless the person says otherwise', {
    'own-waiting-post-in-capitals': {
      file: 'web/app/posts/ReviewNote.tsx',
      find: "t(returned ? 'returned' : 'pending')",
      broken: "'Pending approval'",
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
  ...noticedByTest('server/src/flags/reportedPosts.test.ts', 'ignored, they are cleared and the post stays', {
    'ignored-reports-stay': {
      file: 'server/src/flags/deciding.ts',
      find: 'await clearFlags(tx, subject)',
      broken: '[null]',
    },
    'ignored-post-deleted': {
      file: 'server/src/flags/reports.ts',
      find: "action === 'delete' ? 'remove' : 'keep'",
      broken: "'remove'",
    },
  }),
  ...noticedByTest('server/src/flags/reportedPosts.test.ts', 'deleted, the post is gone', {
    'deleted-report-leaves-post': {
      file: 'server/src/flags/lockFlagged.ts',
      find: 'await erasePost(deps, tx, afterCommit, admin, id)',
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
      find: 'page.posts.length < limits.feedPage',
      broken: 'page.posts.length < 1',
    },
  }),
  ...noticedByTest('web/app/posts/queries.test.ts', 'goes on after a last page of the cache', {
    'feed-ends-with-a-deleted-post': {
      file: 'web/app/posts/queries.ts',
      find: '({ nextCursor }) => nextCursor',
      broken: '({ posts, nextCursor }) => (posts.length < limits.feedPage ? null : nextCursor)',
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
      file: 'web/app/posts/cached.ts',
      find: '() => edited',
      broken: '(post) => post',
    },
  }),
  ...noticedByTest('web/app/posts/queries.test.ts', 'goes from all of them when it is deleted', {
    'deleted-post-stays-listed': {
      file: 'web/app/posts/cached.ts',
      find: 'posts.filter((post) => post._id !== id)',
      broken: 'posts',
    },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'report-sent-without-word': {
      file: 'web/app/flags/FlagDialog.tsx',
      find: "toast.success(t('done'))",
      broken: 'undefined',
    },
  }),
]
