import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Deps } from '../core/deps.ts'
import { readSearchPage, type SearchPageQuery, type SearchResultPage } from '../db/searchPage.ts'
import { type PostRow, postStatement } from '../posts/store.ts'
import { facetsOf, type SearchParams } from './facets.ts'

export type Searching = Pick<Deps, 'searching' | 'searchPool' | 'authorship'>

/** The ids of a page of results, with the total numbers and the counts by category. */
export interface SearchPage
  extends Pick<SearchResultPage, 'suspects' | 'totalSuspects' | 'hasMissingPhoneticKeys'> {
  posts: string[]
  totalPosts: number
  counts: Partial<Record<CrimeType, number>>
}

export async function readPage(
  pool: Pool,
  params: SearchParams,
  how: Pick<SearchPageQuery, 'words' | 'reach'>,
): Promise<SearchPage> {
  const { category, from, to, sort, page, limit } = params
  const place = { byFit: sort === 'fit', offset: (page - 1) * limit, limit, withPosts: true }
  const facets = facetsOf(params, todayInBangladesh())
  const found = await readSearchPage(pool, {
    ...how,
    ...place,
    facets,
    category,
    from,
    to,
    maxResults: limits.searchMost,
  })
  return { ...found, posts: found.posts ?? [], totalPosts: found.totalPosts ?? 0, counts: found.counts ?? {} }
}

const foundPosts = postStatement(
  'rank_posts',
  sql`select * from posts where id = any ($1) and is_allowed`,
  sql`array_position($1::uuid[], p.id)`,
  sql`$2`,
)
/** The posts with these ids, in this order, without those that were taken down meanwhile. */
export const readFound = async (
  { searchPool, authorship }: Searching,
  viewerId: string,
  ids: readonly string[],
): Promise<PostRow[]> =>
  ids.length === 0 ? [] : foundPosts({ pool: searchPool, authorship }, viewerId, [ids, viewerId])
