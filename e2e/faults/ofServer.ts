import { type Fault, noticedByTest } from './fault.ts'

/** What readers of the server found missing (docs/decisions/0103). */
export const ofServer: Fault[] = [
  ...noticedByTest('server/src/sanctions/authorPauses.test.ts', 'is told of a long answer to their appeal', {
    'answers-to-authors-stored-on-their-way': {
      file: 'server/src/notifications/delivery.ts',
      find: 'if (userId) deps.live.handOut([{ userId, notificationId, gone: [], isUnnamed }])',
      broken:
        "if (userId) deps.live.publish({ user: userId }, 'newNotification', { ...notificationView(row), unreadCount: 1 })",
    },
  }),
  ...noticedByTest('server/src/profiles/deleteAccount.test.ts', 'takes along the request for support', {
    'support-outlives-its-account': {
      file: 'server/src/profiles/deleteAccount.ts',
      find: 'await lockAccount(tx, id)',
      broken: 'void 0',
    },
  }),
  ...noticedByTest('server/src/media/store.test.ts', 'while a picture gets other addresses', {
    'sizes-saved-under-old-addresses': {
      file: 'server/src/media/store.ts',
      find: `tx
    .selectFrom('media')
    .select(['id', 'name', 'thumbnail_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()`,
      broken:
        "tx.selectFrom('media').select(['id', 'name', 'thumbnail_name']).where('id', 'in', ids).orderBy('id')",
    },
  }),
  ...noticedByTest('server/src/outcomes/outcomes.test.ts', 'whoever is no admin any more', {
    'former-admins-asked': {
      file: 'server/src/outcomes/outcomes.ts',
      find: "role === 'admin' ? deps.authorship.followerTag(userId) : null",
      broken: 'deps.authorship.followerTag(userId)',
    },
    'former-admins-told': {
      file: 'server/src/outcomes/store.ts',
      find: "sql`u.role = 'admin'`",
      broken: 'sql`true`',
    },
  }),
  ...noticedByTest('server/src/followUps/followUps.test.ts', 'one adds no more to the timeline', {
    'entries-by-code-without-end': {
      file: 'server/src/timelines/timelines.ts',
      find: '(await countWaitingOfAuthor(tx, postId)) >= serverLimits.followUpEntries',
      broken: 'false',
    },
    'entries-by-code-counted-once-approved': {
      file: 'server/src/timelines/store.ts',
      find: '{ post_id: postId, by_author: true, is_approved: false }',
      broken: '{ post_id: postId, by_author: true }',
    },
  }),
  ...noticedByTest('server/src/authorship/store.test.ts', 'whoever has written very much', {
    'tags-sought-by-sixty-four': {
      file: 'server/src/authorship/store.ts',
      find: 'Math.min(length * 4, tagsAtOnce.most)',
      broken: 'length',
    },
  }),
]
