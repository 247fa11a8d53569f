import type { Post } from '@bichar/contract/posts.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import { searchKey } from '../posts/queries.ts'
import type { SearchQuery } from './searchPath.ts'

export interface Found {
  posts: Post[]
  /** The number of posts, under the name that every list of posts uses, so that deleting a post updates it. */
  total: number
  suspects: Suspect[]
  totalSuspects: number
  /** How many posts each category would have with otherwise the same filters. */
  counts: Partial<Record<CrimeType, number>>
  /** Other words that find something, if these find nothing. */
  alternatives: string[]
}

/** Fetches posts and suspects together, page by page, as long as there is more of either. */
export const searchOptions = (asked: SearchQuery, read: CallFunction = call) =>
  infiniteQueryOptions({
    queryKey: [...searchKey, asked],
    queryFn: async ({ pageParam, signal }): Promise<Found> => {
      const { data } = await read(
        'GET /search',
        { query: { ...asked, page: pageParam, limit: limits.searchPage } },
        { signal },
      )
      const { posts, totalPosts, criminals, totalCriminals, counts, alternatives } = data
      const totals = { total: totalPosts, totalSuspects: totalCriminals }
      return { posts, suspects: criminals, ...totals, counts, alternatives }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total, totalSuspects }, _pages, page) =>
      page * limits.searchPage < Math.max(total, totalSuspects) ? page + 1 : undefined,
    select: eachOnce,
    // A refetch would fetch every page of it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The suspects, places and kinds of crime that some words may mean. */
export const suggestionsOptions = (query: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', query],
    queryFn: ({ signal }) => call('GET /search/suggestions', { query: { query } }, { signal }),
    retry: false,
    staleTime: 60_000,
  })

/** Removes duplicates: what is published between the requests for two pages moves the end of the first onto the second. */
function eachOnce({ pages, pageParams }: InfiniteData<Found, number>): InfiniteData<Found, number> {
  const seen = new Set<string>()
  const isNew = ({ _id }: { _id: string }) => !seen.has(_id) && seen.add(_id)
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      posts: page.posts.filter(isNew),
      suspects: page.suspects.filter(isNew),
    })),
  }
}
