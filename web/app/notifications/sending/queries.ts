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
import { patchQueries } from '../../api/patch.ts'

type SentPage = CallOutput<'GET /notifications/admin'>
export type Sent = SentPage['notifications'][number]
export type SentFilter = 'all' | 'users' | 'admins'

const sentKey = ['notifications', 'sent'] as const

/** What super admins have sent, newest first. */
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

/** Each once: a page that was read after others were sent repeats some. */
export const sentIn = ({ pages }: InfiniteData<SentPage>): Sent[] => [
  ...new Map(pages.flatMap(({ notifications }) => notifications).map((each) => [each._id, each])).values(),
]

/** Something was sent or taken back by whomever; the lists of the panel follow. */
export const applySent = (client: QueryClient, { kind }: Pick<Notification, 'kind'>): void => {
  if (kind === 'message') void client.invalidateQueries({ queryKey: sentKey })
}

/** What comes after it has moved up by one, so that the next page would leave one out: what is shown is read again. */
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
  void client.invalidateQueries({ queryKey: sentKey })
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

/** How many people each audience has. */
export const audienceSizesOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'audiences'],
    queryFn: async ({ signal }) => (await call('GET /notifications/audiences', {}, { signal })).audiences,
  })

interface Sendable extends Message {
  /** Sent again under the same key it reaches nobody twice. */
  key: string
}

/** Sends to an audience. */
export function useSendToAudience() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: Sendable & Broadcast) =>
      call('POST /notifications/custom', { body }, { key }),
    onSuccess: () => client.invalidateQueries({ queryKey: sentKey }),
  })
}

/**
 * Sends to people, one call for each (spec section 7). Returns who was not reached, and why; those who were are not
 * sent it again.
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
    onSettled: () => client.invalidateQueries({ queryKey: sentKey }),
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

/** People by a part of their name; from two characters on (spec section 5). */
export const peopleOptions = (text: string) =>
  queryOptions({
    queryKey: ['users', 'quick', text],
    enabled: [...text].length >= limits.userSearchLeast,
    queryFn: async ({ signal }) =>
      (await call('GET /users/search', { query: { q: text } }, { signal })).users,
  })
