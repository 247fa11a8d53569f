import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import type { Pool } from 'pg'
import type { Db } from '../db/db.ts'
import { parseSearchTerms, searched, withPhoneticKeys } from '../db/lexicon.ts'
import type { SearchPageQuery } from '../db/searchPage.ts'
import type { PostRow } from '../posts/store.ts'
import { readSuspectsById } from '../suspects/feed.ts'
import type { SuspectRow } from '../suspects/store.ts'
import { readAlternatives } from './alternativesStore.ts'
import type { SearchParams } from './facets.ts'
import { readFound, readPage, type Searching, type SearchPage } from './store.ts'

export interface Hits {
  posts: PostRow[]
  suspects: SuspectRow[]
  totalPosts: number
  totalSuspects: number
  /** The number of posts in each category, regardless of the selected category. */
  counts: Record<CrimeType, number>
  alternatives: string[]
}

const withAll = (counts: Partial<Record<CrimeType, number>>) =>
  Object.fromEntries(crimeTypes.map((type) => [type, counts[type] ?? 0])) as Record<CrimeType, number>

/** A page of results: by relevance to the words, or newest first. */
export async function search(deps: Searching, viewerId: string, params: SearchParams): Promise<Hits> {
  const words = parseSearchTerms(params.query)
  if (params.query && words.length === 0) {
    return { posts: [], suspects: [], totalPosts: 0, totalSuspects: 0, counts: withAll({}), alternatives: [] }
  }
  return searched(deps, async (db) => {
    const page = await findAnyPage(deps.searchPool, db, params, words)
    const [posts, suspects] = await Promise.all([
      readFound(deps, viewerId, page.posts),
      readSuspectsById(deps, page.suspects),
    ])
    const isNone = page.totalPosts + page.totalSuspects === 0
    const alternatives = isNone && words.length > 0 ? await readAlternatives(db, deps.searchPool, params) : []
    return { ...page, posts, suspects, counts: withAll(page.counts), alternatives }
  })
}

/** Typos are only taken into account if exact matches do not fill a page: with them nearly any word is similar to some other. */
async function findAnyPage(
  pool: Pool,
  db: Db,
  params: SearchParams,
  words: SearchPageQuery['words'],
): Promise<SearchPage> {
  const page = await withPhoneticKeys(db, () => readPage(pool, params, { words, reach: 'all' }))
  const isEnough = Math.max(page.totalPosts, page.totalSuspects) >= params.limit
  if (isEnough || !words.some(({ hasTypos }) => hasTypos)) return page
  return readPage(pool, params, { words, reach: 'typos' })
}

/** The number of public posts in each category; triggers in the database (`recount_crimes`) update it with every change. */
export async function readCrimeCounts(pool: Pool): Promise<Record<CrimeType, number>> {
  const { rows } = await pool.query<{ type: CrimeType; posts: number }>({
    name: 'crime_counts',
    text: 'select type, posts from crime_counts',
  })
  return withAll(Object.fromEntries(rows.map(({ type, posts }) => [type, posts])))
}
