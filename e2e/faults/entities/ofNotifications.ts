import { type Fault, noticedByTest } from '../fault.ts'

const notificationView = 'server/src/notifications/view.ts'

export const ofNotifications: Fault[] = [
  ...noticedByTest('server/src/notifications/view.test.ts', 'a message from a super admin', {
    'notification-labelled-all': { file: notificationView, find: 'labels[type]', broken: 'labels.all' },
    'notification-never-read': { file: notificationView, find: 'row.is_read', broken: 'false' },
    'notification-without-sender-picture': {
      file: notificationView,
      find: '{ avatar: row.sender_avatar }',
      broken: '{ avatar: null }',
    },
    'individual-notification-typed-all': {
      file: notificationView,
      find: "row.audience ?? 'individual'",
      broken: "row.audience ?? 'all'",
    },
    'sent-to-no-name': {
      file: notificationView,
      find: '{ _id: row.user_id, name: row.recipient_name }',
      broken: 'null',
    },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'one takes it off the count, once', {
    'list-counts-its-page-as-unread': {
      file: 'server/src/notifications/routes.ts',
      find: 'readUnreadCount(deps, deps.kysely, reader)',
      broken: 'readNotifications(deps, reader, query).then(({ rows }) => rows.length)',
    },
  }),
  ...noticedByTest('server/src/notifications/delivery.test.ts', 'a notification longer than a notice', {
    'event-without-unread-count': {
      file: 'server/src/notifications/delivery.ts',
      find: '{ ...notificationView(row), unreadCount: unread }',
      broken: 'notificationView(row)',
    },
  }),
]
