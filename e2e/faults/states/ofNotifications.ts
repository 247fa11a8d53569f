import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const hearing = 'web/app/live/socketHandlers.ts'
const socket = 'web/app/live/socket.ts'
const socketOptions = `{
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 1_000,
    forceNew: true,
    // Called for each connection, because the token may have changed by then.
    auth: (give) => give({ token: storedToken() }),
  }`
const socketWith = (option: string, other: string) => ({
  file: socket,
  find: socketOptions,
  broken: socketOptions.replace(option, other),
})

export const ofNotifications: Fault[] = [
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
  ...noticedBy('notifications', 'a super admin sends, somebody else hears', {
    'notification-unread-after-a-click': {
      file: 'web/app/notifications/NotificationItem.tsx',
      find: "mutate(notification, { onError: (error) => toast.error(messageOf(error, t('readFailed'))) })",
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
  ...noticedByTest('server/src/notifications/authors.test.ts', 'who reads while the post becomes anonymous', {
    'reading-beside-sealing': {
      file: 'server/src/notifications/readStore.ts',
      find: `sql\`select id from notifications where \${which} and user_id is not null order by id for no key update\``,
      broken: `sql\`select id from notifications where \${which} and user_id is not null\``,
    },
    'reading-of-sealed-forgotten': {
      file: 'server/src/notifications/notifications.ts',
      find: 'await setRead(tx, id)',
      broken: 'await Promise.resolve()',
    },
  }),
  ...noticedByTest('server/src/notifications/authors.test.ts', 'becomes anonymous while its author reads', {
    'sealing-beside-reading': {
      file: 'server/src/notifications/store.ts',
      find: `tx
    .selectFrom('notifications')
    .select('id')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('kind', 'in', kindsAboutOwnPost)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()`,
      broken: `tx
    .selectFrom('notifications')
    .select('id')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('kind', 'in', kindsAboutOwnPost)
    .orderBy('id')
    .execute()`,
    },
  }),
  ...noticedByTest('server/src/retention/retention.test.ts', 'a mark that its anonymous author has read', {
    'marks-of-anonymous-authors-kept': {
      file: 'server/src/retention/store.ts',
      find: `sql\`not exists (
      select from notifications n where n.id = notification_reads.notification_id and n.author_of is null)\``,
      broken: 'sql`not exists (select from notifications n where n.id = notification_reads.notification_id)`',
    },
  }),
  ...noticedByTest('server/src/notifications/delivery.test.ts', 'reading in one window is counted', {
    'count-update-of-reading-unsaid': {
      file: 'server/src/notifications/notifications.ts',
      find: `afterCommit(() => deps.live.publish({ user: reader.userId }, 'notificationCountUpdate', counts))
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
      find: 'setUnread(client, message.unreadCount)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'marking as read needs one connection', {
    'reading-waits-for-another-connection': {
      file: 'server/src/notifications/sessionVisibility.ts',
      find: 'shownToAnySession(db, reader.userId, () => readUnreadCount(deps, db, reader))',
      broken: `shownToAnySession((deps as Deps).kysely, reader.userId, () =>
  readUnreadCount(deps, db, reader),
)`,
    },
  }),
]
