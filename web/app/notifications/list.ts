import type { CallOutput } from '@bichar/contract/api.ts'
import type { Notification } from '@bichar/contract/notifications.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type NotificationPage = CallOutput<'GET /notifications'>

/** The loaded notifications of a person, newest first. */
export type NotificationPages = InfiniteData<NotificationPage>

/** All loaded notifications. One that arrived both by an event and with a page is included once. */
export function notificationsIn({ pages }: NotificationPages): Notification[] {
  const byId = new Map<string, Notification>()
  for (const each of pages.flatMap(({ notifications }) => notifications)) {
    if (!byId.has(each._id)) byId.set(each._id, each)
  }
  return [...byId.values()]
}

/** Puts a new notification at the top. A known one with new content, such as about a further comment, moves there. */
export function withNews(list: NotificationPages, news: Notification): NotificationPages {
  const [first, ...rest] = without(list, news._id).pages
  return first
    ? { ...list, pages: [{ ...first, notifications: [news, ...first.notifications] }, ...rest] }
    : list
}

export const without = (list: NotificationPages, id: string): NotificationPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.filter(({ _id }) => _id !== id),
  })),
})

/** Returns the list with the notification of the same id replaced; its read state is kept. */
export const withChange = (list: NotificationPages, changed: Notification): NotificationPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((each) =>
      each._id === changed._id ? { ...changed, isRead: each.isRead } : each,
    ),
  })),
})

/** Marks one notification, or all, as read or unread. */
export const withRead = (
  list: NotificationPages,
  which: string | 'all',
  isRead = true,
): NotificationPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((each) =>
      which === 'all' || each._id === which ? { ...each, isRead } : each,
    ),
  })),
})
