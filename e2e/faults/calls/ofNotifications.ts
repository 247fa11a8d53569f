import type { Fault } from '../fault.ts'
import { foundAt } from '../ofServe.ts'
import { inTest } from './shared.ts'

const delivery = 'server/src/notifications/delivery.ts'

export const ofNotifications: Fault[] = [
  ...inTest('notifications/notifications', 'the list goes on by cursor', {
    'notifications-always-first-page': {
      file: 'server/src/notifications/feed.ts',
      find: 'cursor === undefined ? (page - 1) * limit : 0',
      broken: '0',
    },
  }),
  ...inTest('notifications/notifications', 'one takes it off the count, once', {
    'notification-read-by-post': foundAt('POST /notifications/:id/read', 'PUT /notifications/:id/read'),
  }),
  ...inTest('notifications/notifications', 'to one person is for them alone', {
    'message-to-one-goes-to-all': {
      file: 'server/src/notifications/notifications.ts',
      find: 'userId ? null : (targetAudience ?? null)',
      broken: 'targetAudience ?? null',
    },
  }),
  ...inTest('notifications/notifications', 'holds messages alone, by words', {
    'sent-to-anybody-listed': {
      file: 'server/src/notifications/feed.ts',
      find: 'filters[filter]',
      broken: 'filters.all',
    },
  }),
  ...inTest('notifications/notifications', 'that is deleted is gone for everybody', {
    'notification-deleted-elsewhere': foundAt('DELETE /notifications/admin/:id', 'DELETE /notifications/:id'),
  }),
  ...inTest('notifications/delivery', 'each window of those addressed hears of it once', {
    'event-of-news-misnamed': {
      file: delivery,
      find: "if (audience) deps.live.publish({ audience }, 'newNotification', notificationView(row))",
      broken: "if (audience) deps.live.publish({ audience }, 'notification', notificationView(row))",
    },
    'event-of-the-count-misnamed': {
      file: delivery,
      find: "live.publishHere({ user }, 'notificationCountUpdate', unread)",
      broken: "live.publishHere({ user }, 'countUpdate', unread)",
    },
    'event-of-taking-back-misnamed': {
      file: delivery,
      find: "deps.live.publish(people, 'deleteNotification', notificationId)",
      broken: "deps.live.publish(people, 'removeNotification', notificationId)",
    },
  }),
  ...inTest('notifications/pushing', 'reaches every device of the person', {
    'push-counts-nothing-unread': {
      file: 'server/src/notifications/pushing.ts',
      find: 'await unreadForAll(deps, kysely, { userId, audience })',
      broken: '0',
    },
    'push-finds-no-device': {
      file: 'server/src/notifications/pushing.ts',
      find: 'await jobs.ask(tx, pushToDevices, { notificationId, deviceIds })',
      broken: '',
    },
  }),
  ...inTest('notifications/pushing', 'that the service answers 410 for is forgotten', {
    'gone-devices-kept': {
      file: 'server/src/notifications/pushing.ts',
      find: "await deleteTokens(tx, idsOf(results.filter(({ outcome }) => outcome === 'gone')))",
      broken: '',
    },
  }),
]
