import { type Fault, noticedByTest } from '../fault.ts'

const accountDeletion = 'server/src/profiles/accountDeletion.test.ts'

/** What rows and notifications tell of an anonymous author. */
export const traces: Fault[] = [
  ...noticedByTest('server/src/notifications/authors.test.ts', 'a job that was asked for before', {
    'late-job-names-an-anonymous-author': {
      file: 'server/src/notifications/authors.ts',
      find: 'authorOf ?? (isUnnamed ? post.id : null)',
      broken: 'authorOf',
    },
  }),
  ...noticedByTest('server/src/notifications/authors.test.ts', 'nothing that was told of a post', {
    'read-by-whom-after-it-became-anonymous': {
      file: 'server/src/notifications/store.ts',
      find: "tx\n      .deleteFrom('notification_reads')\n      .where('user_id', '=', userId)\n      .where('notification_id', '=', id)\n      .executeTakeFirstOrThrow()",
      broken: 'Promise.resolve({ numDeletedRows: 1n })',
    },
    'unread-after-it-became-anonymous': {
      file: 'server/src/notifications/store.ts',
      find: "numDeletedRows > 0n ? true : row.ref('was_read')",
      broken: "row.ref('was_read')",
    },
    'comments-listed-after-it-became-anonymous': {
      file: 'server/src/notifications/triggers.ts',
      find: 'retract(deps, tx, commentsOn(id))',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/notifications/answered.test.ts', 'neither of the reply', {
    'replies-told-with-an-unread-title': {
      file: 'server/src/notifications/subjectStore.ts',
      find: 'sql<boolean>`(\n  select p.is_allowed from comments c join posts p on p.id = c.post_id where c.id = u.comment_id) is not false`',
      broken: 'sql`true`',
    },
  }),
  ...noticedByTest('server/src/notifications/untold.test.ts', 'is told of once a moderator keeps it', {
    'hidden-comments-told': {
      file: 'server/src/notifications/subjectStore.ts',
      find: "sql<boolean>`(\n  select c.state = 'shown' and coalesce(a.state, 'shown') = 'shown'\n  from comments c left join comments a on a.id = c.parent_id where c.id = u.comment_id) is not false`",
      broken: 'sql`true`',
    },
  }),
  ...noticedByTest('server/src/notifications/untold.test.ts', 'has its replies told of as well', {
    'replies-to-hidden-comments-told': {
      file: 'server/src/notifications/subjectStore.ts',
      find: "sql<boolean>`(\n  select c.state = 'shown' and coalesce(a.state, 'shown') = 'shown'\n  from comments c left join comments a on a.id = c.parent_id where c.id = u.comment_id) is not false`",
      broken: "sql`(select c.state = 'shown' from comments c where c.id = u.comment_id) is not false`",
    },
  }),
  ...noticedByTest('server/src/notifications/untold.test.ts', 'is kept without the hour', {
    'hour-of-what-waits-kept': {
      file: 'server/src/notifications/subjectStore.ts',
      find: 'now.getTime() - 10 * 60_000',
      broken: '0',
    },
  }),
  ...noticedByTest('server/src/authorship/dump.test.ts', 'nor does a deleted account', {
    'leaving-locks-every-post': {
      file: 'server/src/profiles/deleteAccount.ts',
      find: 'await lockTouchedPosts(tx, id)',
      broken: "await tx.selectFrom('posts').select('id').forUpdate().execute()",
    },
    'leaving-locks-what-was-voted-on': {
      file: 'server/src/profiles/deleteAccount.ts',
      find: 'await lockTouchedPosts(tx, id)',
      broken:
        "await lockTouchedPosts(tx, id); await tx.selectFrom('comments').select('id').forUpdate().execute()",
    },
  }),
  ...noticedByTest('server/src/notifications/ownComments.test.ts', 'of their own anonymous comment as', {
    'own-anonymous-comments-untold': {
      file: 'server/src/notifications/commentNotifications.ts',
      find: 'namedId !== null && namedId === user_id',
      broken: '(namedId === null || namedId === user_id)',
    },
  }),
  ...noticedByTest('server/src/notifications/ownComments.test.ts', 'about an anonymous post', {
    'own-name-below-own-anonymous-post-untold': {
      file: 'server/src/notifications/commentNotifications.ts',
      find: '!is_anonymous',
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/moderation/review.test.ts', 'of an anonymous author', {
    'standing-of-anonymous-authors': {
      file: 'server/src/moderation/routes.ts',
      find: 'post.user_id === null || post.is_anonymous',
      broken: 'post.user_id === null',
    },
  }),
  ...noticedByTest('server/src/notifications/evenWork.test.ts', '', {
    'nobody-to-tell-no-job': {
      file: 'server/src/notifications/notify.ts',
      find: 'announce(deps, tx, (await insertForUser(deps, tx, recipient, content)).notificationId)',
      broken:
        'recipient.userId ? announce(deps, tx, (await insertForUser(deps, tx, recipient, content)).notificationId) : undefined',
    },
  }),
  ...noticedByTest(accountDeletion, 'one by one at moments', {
    'what-departs-goes-together': {
      file: 'server/src/profiles/accountDeletion.ts',
      find: 'schedule[index] as Date',
      broken: 'schedule[0]',
    },
  }),
  ...noticedByTest(accountDeletion, 'does not go together at its start', {
    'what-is-overdue-goes-together': {
      file: 'server/src/profiles/accountDeletion.ts',
      find: 'await postpone(deps.kysely, { dueBefore, now, minutes: 120 })',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/profiles/deleteAccount.test.ts', 'takes requests for support along', {
    'requests-outlive-their-account': {
      file: 'server/src/profiles/deleteAccount.ts',
      find: 'await deleteRequestsOf(deps, tx, id)',
      broken: 'undefined',
    },
  }),
]
