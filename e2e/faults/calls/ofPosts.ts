import type { Fault } from '../fault.ts'
import { answersWith, foundAt } from '../ofServe.ts'
import { inTest } from './shared.ts'

export const ofPosts: Fault[] = [
  ...inTest('posts/posts', 'answers 201 in the words of the specification', {
    'filed-report-answers-200': answersWith(200, 'POST /posts'),
    'filed-report-without-receipt': {
      file: 'server/src/posts/routes.ts',
      find: "'Report submitted successfully'",
      broken: "'Post created'",
    },
  }),
  ...inTest('guestReports/guestReports', 'is followed by the code of the answer', {
    'guest-report-answered-in-other-words': {
      file: 'server/src/guestReports/routes.ts',
      find: "'Report submitted successfully'",
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
      find: 'readFeed(readingFor(deps, actor), actor.userId, query.isAllowed, query)',
      broken:
        'readFeed(readingFor(deps, actor), actor.userId, query.isAllowed, { ...query, limit: query.limit === 5 ? 6 : query.limit })',
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
  ...inTest('flags/reportedPosts', 'come with their author, how often they were reported', {
    'reported-with-four-reports': {
      file: 'server/src/flags/routes.ts',
      find: 'serverLimits.latestReports',
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
]
