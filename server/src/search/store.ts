import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { type FoundPage, findPage, type PageWanted } from '../db/foundPage.ts'
import type { Deps } from '../deps.ts'
import { type PostRow, postStatement } from '../posts/store.ts'
import { type Asked, facetsOf } from './facets.ts'

export type Searching = Pick<Deps, 'searching' | 'searchPool' | 'authorship'>

/** The ids of a page of results, with the total numbers and the counts by category. */
export interface SearchPage extends Pick<FoundPage, 'suspects' | 'totalSuspects' | 'hasUnheard'> {
  posts: string[]
  totalPosts: number
  counts: Partial<Record<CrimeType, number>>
}

export async function readPage(
  pool: Pool,
  asked: Asked,
  how: Pick<PageWanted, 'words' | 'reach'>,
): Promise<SearchPage> {
  const { category, from, to, sort, page, limit } = asked
  const place = { byFit: sort === 'fit', skipped: (page - 1) * limit, want: limit, withPosts: true }
  const facets = facetsOf(asked, todayInBangladesh())
  const found = await findPage(pool, {
    ...how,
    ...place,
    facets,
    category,
    from,
    to,
    most: limits.searchMost,
  })
  return { ...found, posts: found.posts ?? [], totalPosts: found.totalPosts ?? 0, counts: found.counts ?? {} }
}

const foundPosts = postStatement(
  'found_posts',
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
