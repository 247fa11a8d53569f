import type { Post } from '@bichar/contract/posts.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import { searchKey } from '../posts/queries.ts'
import type { SearchQuery } from './searchPath.ts'

export interface Found {
  posts: Post[]
  /** Of posts, as every list of posts names it: what is deleted is counted no more. */
  total: number
  suspects: Suspect[]
  totalSuspects: number
  /** How many posts there would be in each category, all else as asked. */
  counts: Partial<Record<CrimeType, number>>
  /** Other words that find something, where these find nothing. */
  alternatives: string[]
}

/** Posts and suspects come together, page by page, as long as there is more of either. */
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
    // Reading it again reads every page of it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What was published between the reading of two pages has moved the end of the first onto the second. */
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
