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

/**
 * The page that holds the first post not shown yet. What was decided has left the server's list too, so that the page
 * after the last one loaded would skip as many as were decided.
 */
export function nextPage(pages: readonly PendingPage[]): number | undefined {
  const shown = postsOf(pages).length
  const total = pages.at(-1)?.total ?? 0
  return shown < total ? Math.floor(shown / limits.pendingPage) + 1 : undefined
}

/** Each post once: a page that was read after others were decided repeats some. */
export function postsOf(pages: readonly PendingPage[]): PendingPage['posts'] {
  const byId = new Map(pages.flatMap(({ posts }) => posts).map((post) => [post._id, post]))
  return [...byId.values()]
}

/** Takes a post that was decided out of the lists of those that wait. */
export function leavePending(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<PendingPage>>(
    { queryKey: pendingKey },
    (cached) => cached && { ...cached, pages: without(cached.pages, id) },
  )
}

export const without = (pages: readonly PendingPage[], id: string): PendingPage[] => {
  const wasThere = postsOf(pages).some((post) => post._id === id)
  return pages.map((page) => ({
    ...page,
    posts: page.posts.filter((post) => post._id !== id),
    total: page.total - (wasThere ? 1 : 0),
  }))
}
