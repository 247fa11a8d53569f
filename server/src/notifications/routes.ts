import type { Deps } from '../core/deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { readAudiences, readMessages, readNotifications, readUnreadCount } from './feed.ts'
import { asReader, markAllRead, markRead, sendMessage, takeMessageBack } from './notifications.ts'
import { notificationView, sentView } from './view.ts'

export function notificationRoutes(serve: Serve, deps: Deps): void {
  serve('GET /notifications', async ({ actor, query }) => {
    const reader = asReader(actor)
    const [{ rows, nextCursor, total }, unreadCount] = await Promise.all([
      readNotifications(deps, reader, query),
      readUnreadCount(deps, deps.kysely, reader),
    ])
    return {
      success: true,
      notifications: rows.map(notificationView),
      unreadCount,
      ...paging(total, query),
      nextCursor,
    }
  })

  serve('PUT /notifications/:id/read', async ({ actor, params }) => {
    const { row, unreadCount } = await markRead(deps, actor, params.id)
    return { success: true, notification: notificationView(row), unreadCount }
  })

  serve('PUT /notifications/read-all', async ({ actor }) => ({
    success: true,
    message: 'All notifications marked as read',
    unreadCount: await markAllRead(deps, actor),
  }))

  serve('POST /notifications/custom', async ({ actor, body, idempotency }) => {
    const row = await sendMessage(deps, actor, { ...body, ...idempotency })
    return { success: true, message: 'Notification sent successfully', notification: sentView(row) }
  })

  serve('GET /notifications/audiences', async () => ({
    success: true,
    audiences: await readAudiences(deps.pool),
  }))

  serve('GET /notifications/admin', async ({ query }) => {
    const { rows, total } = await readMessages(deps, query)
    return {
      success: true,
      notifications: rows.map(sentView),
      ...paging(total, query),
    }
  })

  serve('DELETE /notifications/:id', async ({ actor, params }) => {
    await takeMessageBack(deps, actor, params.id)
    return { success: true, message: 'Notification deleted successfully' }
  })
}
