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

type PendingPage = CallOutput<'GET /timelines/pending'>

const pages = waitingPages<'timelines', PendingPage>('timelines', limits.pendingTimelinePage)

export const timelinesOf = pages.itemsOf

export const pendingTimelinesKey = ['pendingTimelines'] as const

/** The timeline entries pending approval, longest wait first; for admins. */
export const pendingTimelinesOptions = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...pendingTimelinesKey, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /timelines/pending',
        { query: { page: pageParam, limit: limits.pendingTimelinePage, search } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (_last, loaded) => pages.nextPage(loaded),
    placeholderData: keepPreviousData,
  })

/** Removes a decided or removed entry from the lists of pending entries. */
export function leavePendingTimelines(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<PendingPage>>(
    { queryKey: pendingTimelinesKey },
    (cached) => cached && { ...cached, pages: pages.without(cached.pages, id) },
  )
}
