import type { CallOutput } from '@bichar/contract/api.ts'
import { limits } from '@bichar/contract/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
} from '@tanstack/react-query'
import { eachOnce, pageAfter } from '../admin/paging.ts'
import { call } from '../api/call.ts'
import { patchQueries } from '../api/patch.ts'
import { postKeys } from '../posts/queries.ts'

type PendingPage = CallOutput<'GET /posts/admin/pending'>

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
    getNextPageParam: (_last, pages) => nextPage(pages),
    placeholderData: keepPreviousData,
  })

export const nextPage = (pages: readonly PendingPage[]): number | undefined =>
  pageAfter(postsOf(pages).length, pages.at(-1)?.total ?? 0, limits.pendingPage)

export const postsOf = (pages: readonly PendingPage[]): PendingPage['posts'] =>
  eachOnce(pages.flatMap(({ posts }) => posts))

/** Takes a post that was decided out of the lists of those that wait. */
export const leavePending = (client: QueryClient, id: string): void =>
  patchQueries<InfiniteData<PendingPage>>(
    client,
    pendingKey,
    (cached) => cached && { ...cached, pages: without(cached.pages, id) },
  )

export const without = (pages: readonly PendingPage[], id: string): PendingPage[] => {
  const wasThere = postsOf(pages).some((post) => post._id === id)
  return pages.map((page) => ({
    ...page,
    posts: page.posts.filter((post) => post._id !== id),
    total: page.total - (wasThere ? 1 : 0),
  }))
}
