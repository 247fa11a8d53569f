import type { CallOutput } from '@bichar/contract/api.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { patchQueries } from '../../api/patch.ts'
import { postKeys } from '../../posts/queries.ts'
import { waitingPages } from '../panel/waitingPages.ts'

type PendingPage = CallOutput<'GET /posts/admin/pending'>

export const {
  itemsOf: postsOf,
  nextPage,
  without,
} = waitingPages<'posts', PendingPage>('posts', limits.pendingPage)

/** The lists into which a decision lets a post, or out of which it takes it. */
export const publicLists: readonly QueryKey[] = ['feed', 'person', 'suspect', 'district', 'search'].map(
  (list) => [...postKeys.all, list],
)

export const pendingKey = [...postKeys.all, 'pending'] as const

/** The posts pending review, longest wait first; for admins. */
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

/** The position of a post in each cached list of pending posts, by query key. */
export function positionsInPending(client: QueryClient, id: string): [list: QueryKey, place: number][] {
  const lists = client.getQueriesData<InfiniteData<PendingPage>>({ queryKey: pendingKey })
  return lists
    .map(([key, list]): [QueryKey, number] => [
      key,
      postsOf(list?.pages ?? []).findIndex((post) => post._id === id),
    ])
    .filter(([, place]) => place >= 0)
}

/** Puts a post back into the lists if its decision failed. */
export function returnToPending(
  client: QueryClient,
  post: Post,
  places: readonly [list: QueryKey, place: number][],
): void {
  for (const [key, place] of places) {
    client.setQueryData<InfiniteData<PendingPage>>(
      key,
      (cached) => cached && { ...cached, pages: reinsert(cached.pages, post, place) },
    )
  }
}

/** Inserts the post into the page that contains the position, or at the end of the last page. */
export function reinsert(pages: readonly PendingPage[], post: Post, place: number): PendingPage[] {
  if (postsOf(pages).some(({ _id }) => _id === post._id)) return [...pages]
  let before = place
  let isBack = false
  return pages.map((page, index) => {
    const total = page.total + 1
    const fits = !isBack && (before <= page.posts.length || index === pages.length - 1)
    if (!fits) {
      before -= page.posts.length
      return { ...page, total }
    }
    isBack = true
    return { ...page, total, posts: page.posts.toSpliced(before, 0, post) }
  })
}

/** Removes a decided post from the lists of pending posts. */
export const removeFromPending = (client: QueryClient, id: string): void =>
  patchQueries<InfiniteData<PendingPage>>(
    client,
    pendingKey,
    (cached) => cached && { ...cached, pages: without(cached.pages, id) },
  )
