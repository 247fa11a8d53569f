import type { CallOutput } from '@bichar/contract/api.ts'
import type { Notification } from '@bichar/contract/notifications.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isNotFound } from '../../api/errors.ts'
import { invalidateLists } from '../../api/invalidate.ts'
import { patchQueries } from '../../api/patch.ts'

type SentPage = CallOutput<'GET /notifications/admin'>
export type Sent = SentPage['notifications'][number]
export type SentFilter = 'all' | 'users' | 'admins'

const sentKey = ['notifications', 'sent'] as const

/** The messages that super admins have sent, newest first. */
export const sentOptions = (search: string, filter: SentFilter) =>
  infiniteQueryOptions({
    queryKey: [...sentKey, search, filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /notifications/admin', { query: { page: pageParam, search, filter } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }: SentPage) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    placeholderData: keepPreviousData,
  })

/** Removes duplicates: a page fetched after further messages were sent repeats some of the previous page. */
export const sentIn = ({ pages }: InfiniteData<SentPage>): Sent[] => [
  ...new Map(pages.flatMap(({ notifications }) => notifications).map((each) => [each._id, each])).values(),
]

/** When anybody sends or withdraws a message, the lists in the panel are invalidated. */
export const applySent = (client: QueryClient, { kind }: Pick<Notification, 'kind'>): void => {
  if (kind === 'message') void invalidateLists(client, sentKey)
}

/** The messages after it move up by one, so the next page would skip one; the loaded pages are fetched again. */
export function removeSent(client: QueryClient, id: string): void {
  patchQueries<InfiniteData<SentPage>>(
    client,
    sentKey,
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          notifications: page.notifications.filter(({ _id }) => _id !== id),
        })),
      },
  )
  void invalidateLists(client, sentKey)
}

export interface Message {
  title: string
  description: string
  link: string
}

export const noMessage: Message = { title: '', description: '', link: '' }

/** A message to an audience. */
export interface Broadcast extends Message {
  targetAudience: SentFilter
}

export const audienceSizesOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'audiences'],
    queryFn: async ({ signal }) => (await call('GET /notifications/audiences', {}, { signal })).audiences,
  })

interface Sendable extends Message {
  /** Idempotency key: sending again with the same key does not reach anybody twice. */
  key: string
}

export function useSendToAudience() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: Sendable & Broadcast) =>
      call('POST /notifications/custom', { body }, { key }),
    onSuccess: () => invalidateLists(client, sentKey),
  })
}

/**
 * Sends a message to people, with one call per person (spec section 7). Returns those who were not reached, with the error. A retry
 * does not send it again to those who were.
 */
export function useSendToPeople() {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ userIds, key, ...message }: Sendable & { userIds: readonly string[] }) {
      const failed: { userId: string; error: unknown }[] = []
      for (const userId of userIds) {
        const body = { ...message, userId }
        await call('POST /notifications/custom', { body }, { key: `${key}-${userId}` }).catch(
          (error: unknown) => failed.push({ userId, error }),
        )
      }
      return failed
    },
    onSettled: () => invalidateLists(client, sentKey),
  })
}

export function useTakeBack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /notifications/:id', { params: { id } }),
    onSuccess: (_done, id) => removeSent(client, id),
    onError: (error, id) => {
      if (isNotFound(error)) removeSent(client, id)
    },
  })
}

/** People whose name contains the text, which must have at least two characters (spec section 5). */
export const peopleOptions = (text: string) =>
  queryOptions({
    queryKey: ['users', 'quick', text],
    enabled: [...text].length >= limits.userSearchLeast,
    queryFn: async ({ signal }) =>
      (await call('GET /users/search', { query: { q: text } }, { signal })).users,
  })
