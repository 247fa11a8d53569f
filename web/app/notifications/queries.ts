import type { Notification } from '@bichar/contract/notifications.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import {
  CancelledError,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { invalidateLists } from '../api/invalidate.ts'
import { patchQueries } from '../api/patch.ts'
import {
  type NotificationPage,
  type NotificationPages,
  notificationsIn,
  withChange,
  withNews,
  without,
  withRead,
} from './list.ts'
import { unreadOptions } from './unread.ts'

const all = ['notifications'] as const
const keys = { list: [...all, 'list'] } as const

export const notificationsOptions = () =>
  infiniteQueryOptions({
    queryKey: keys.list,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /notifications',
        { query: { limit: limits.notificationPage, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: NotificationPage) => nextCursor,
    refetchOnWindowFocus: false,
  })

const stopReadingUnread = (client: QueryClient) =>
  client.cancelQueries({ queryKey: unreadOptions().queryKey })

/** Restarts a pending request, because its answer may be older than the change that calls for this one. */
function readUnread(client: QueryClient): void {
  void stopReadingUnread(client)
  client.fetchQuery({ ...unreadOptions(), staleTime: 0 }).catch((error: unknown) => {
    if (!(error instanceof CancelledError)) console.warn('The unread could not be counted', error)
  })
}

/** Fetches what arrived while there was no live connection; a failure is only logged (spec section 8). */
export function catchUp(client: QueryClient): void {
  readUnread(client)
  invalidateLists(client, all).catch((error: unknown) =>
    console.warn('The notifications could not be read', error),
  )
}

/** Sets the unread count. Every later change arrives as an event, so a pending request for the count is cancelled. */
export function setUnread(client: QueryClient, count: number): void {
  client.setQueryData(unreadOptions().queryKey, count)
  void stopReadingUnread(client)
}

const addUnread = (client: QueryClient, more: 1 | -1): void =>
  void client.setQueryData<number>(unreadOptions().queryKey, (count) =>
    count === undefined ? count : Math.max(0, count + more),
  )

const patchList = (client: QueryClient, to: (list: NotificationPages) => NotificationPages): void =>
  patchQueries<NotificationPages>(client, keys.list, (list) => list && to(list))

/**
 * Applies a notification event. Events for one person carry the unread count; for those to an audience, it is
 * incremented here, once per notification.
 */
export function applyNotification(
  client: QueryClient,
  { unreadCount, ...news }: Notification & { unreadCount?: number },
): void {
  const list = client.getQueryData<NotificationPages>(keys.list)
  const isKnown = list !== undefined && notificationsIn(list).some(({ _id }) => _id === news._id)
  patchList(client, (pages) => withNews(pages, news))
  if (unreadCount !== undefined) setUnread(client, unreadCount)
  else if (!isKnown && !news.isRead) {
    addUnread(client, 1)
    // It is unknown whether the pending answer includes this notification, so the count is requested again.
    if (client.isFetching({ queryKey: unreadOptions().queryKey })) readUnread(client)
  }
}

/** Replaces a known notification; its read state in this reader's list is kept. */
export const changeNotification = (client: QueryClient, changed: Notification): void =>
  patchList(client, (list) => withChange(list, changed))

/** Removes a withdrawn notification. Only the server knows whether it was unread, so the count is fetched again. */
export function removeNotification(client: QueryClient, id: string): void {
  patchList(client, (list) => without(list, id))
  readUnread(client)
}

/** Marks a notification as read with an optimistic update, which is rolled back on an error. */
export function useRead() {
  const client = useQueryClient()
  const show = (id: string, isRead: boolean) => patchList(client, (list) => withRead(list, id, isRead))
  return useMutation({
    mutationFn: ({ _id }: Notification) => call('PUT /notifications/:id/read', { params: { id: _id } }),
    onMutate: ({ _id }) => {
      show(_id, true)
      addUnread(client, -1)
    },
    onSuccess: ({ unreadCount }) => setUnread(client, unreadCount),
    onError(error, { _id }) {
      if (isNotFound(error)) return removeNotification(client, _id)
      show(_id, false)
      addUnread(client, 1)
    },
  })
}

export function useReadAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('PUT /notifications/read-all', {}),
    onSuccess({ unreadCount }) {
      patchList(client, (list) => withRead(list, 'all'))
      setUnread(client, unreadCount)
    },
  })
}
