import type { CallOutput } from '@bichar/contract/api.ts'
import type { Notification } from '@bichar/contract/notifications.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type NotificationPage = CallOutput<'GET /notifications'>

/** A person's notifications as far as they have been read, newest first. */
export type NotificationPages = InfiniteData<NotificationPage>

/** One that came both as news and with a page is there once. */
export function notificationsIn({ pages }: NotificationPages): Notification[] {
  const byId = new Map<string, Notification>()
  for (const each of pages.flatMap(({ notifications }) => notifications)) {
    if (!byId.has(each._id)) byId.set(each._id, each)
  }
  return [...byId.values()]
}

/** With news at the top; one that says more than it did before, such as of another comment, moves there. */
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

/** With one that says something else than before, in its place. */
export const withChange = (list: NotificationPages, changed: Notification): NotificationPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((each) =>
      each._id === changed._id ? { ...changed, isRead: each.isRead } : each,
    ),
  })),
})

/** With one of them, or all, marked as read or not. */
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
