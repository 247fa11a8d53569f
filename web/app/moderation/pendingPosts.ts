import type { CallOutput } from '@bichar/contract/api.ts'
import { limits } from '@bichar/contract/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { postKeys } from '../posts/queries.ts'
import { waitingPages } from './waitingPages.ts'

type PendingPage = CallOutput<'GET /posts/admin/pending'>

const pages = waitingPages<'posts', PendingPage>('posts', limits.pendingPage)

export const postsOf = pages.itemsOf

export const pendingKey = [...postKeys.all, 'pending'] as const

/** The posts that wait for review, the longest wait first; for admins. */
export const pendingOptions = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...pendingKey, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /posts/admin/pending',
        { query: { page: pageParam, limit: limits.pendingPage, search } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (_last, loaded) => pages.nextPage(loaded),
    placeholderData: keepPreviousData,
  })

/** Takes a post that was decided out of the lists of those that wait. */
export function leavePending(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<PendingPage>>(
    { queryKey: pendingKey },
    (cached) => cached && { ...cached, pages: pages.without(cached.pages, id) },
  )
}
