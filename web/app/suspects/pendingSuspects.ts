import type { CallOutput } from '@bichar/contract/api.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { waitingPages } from '../moderation/panel/waitingPages.ts'
import { suspectKeys } from './queries.ts'

type PendingPage = CallOutput<'GET /admin/suspects/pending'>

const pages = waitingPages<'criminals', PendingPage>('criminals', limits.suspectPage)

export const pendingSuspectsOf = pages.itemsOf

export const pendingSuspectsKey = [...suspectKeys.all, 'pending'] as const

/** The suspects that wait for a moderator, the longest wait first; for admins. */
export const pendingSuspectsOptions = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...pendingSuspectsKey, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /admin/suspects/pending',
        { query: { page: pageParam, limit: limits.suspectPage, search } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (_last, loaded) => pages.nextPage(loaded),
    placeholderData: keepPreviousData,
  })

/** Removes somebody who has been decided on from the lists of those who wait. */
export function leavePendingSuspects(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<PendingPage>>(
    { queryKey: pendingSuspectsKey },
    (cached) => cached && { ...cached, pages: pages.without(cached.pages, id) },
  )
}
