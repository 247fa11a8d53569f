import type { Pool, PoolClient } from 'pg'
import { quotedFacets, type SearchQuery } from './lexicon.ts'
import { onlyRow } from './sql.ts'

export interface SearchPageQuery extends Omit<SearchQuery, 'reach'> {
  reach: 'typos' | 'all'
  /** Narrows down the results, but not the counts; '' for all. */
  category?: string
  /** Whether the best matches come first; otherwise the newest. */
  byFit: boolean
  offset: number
  limit: number
  withPosts: boolean
}

/** The ids of a page of results, and the counts. Those of posts are null when posts were not requested. */
export interface SearchResultPage {
  posts: string[] | null
  suspects: string[]
  totalPosts: number | null
  /** If posts were not requested, this may be less than the real number, but never less than the end of the page. */
  totalSuspects: number
  /** Number of posts by category. */
  counts: Record<string, number> | null
  /** Whether the dictionary has words without a phonetic key. */
  hasMissingPhoneticKeys: boolean
}

/** Queries that still wait for a connection, by their parameters, so that equal ones can share a result. */
const waiting = new WeakMap<Pool, Map<string, Promise<SearchResultPage>>>()

/**
 * Finds a page of results in one statement. The result does not depend on the caller, so equal queries that wait
 * for a connection at the same time share one.
 */
export async function readSearchPage(pool: Pool, wanted: SearchPageQuery): Promise<SearchResultPage> {
  const queries = waiting.get(pool) ?? new Map<string, Promise<SearchResultPage>>()
  waiting.set(pool, queries)
  const values = valuesOf(wanted)
  const key = JSON.stringify(values)
  const pending = queries.get(key)
  if (pending) return pending
  const page = runQuery(pool, values, () => queries.delete(key))
  queries.set(key, page)
  return page
}

async function runQuery(pool: Pool, values: unknown[], onBegun: () => void): Promise<SearchResultPage> {
  let client: PoolClient
  try {
    client = await pool.connect()
  } finally {
    onBegun()
  }
  try {
    return onlyRow((await client.query<SearchResultPage>({ name: 'search_page', text, values })).rows)
  } finally {
    client.release()
  }
}

const text = `
  select posts, suspects, "totalPosts", "totalSuspects", counts, "hasUnheard" as "hasMissingPhoneticKeys"
  from search_page($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

function valuesOf({
  words,
  reach,
  facets,
  category,
  from,
  to,
  byFit,
  offset,
  limit,
  maxResults,
  withPosts,
}: SearchPageQuery) {
  const narrowed = quotedFacets(category ? [...facets, [`#c:${category}`]] : facets)
  const days = [from || null, to || null]
  const place = [byFit, offset, limit, maxResults, withPosts]
  return [JSON.stringify(words), reach === 'typos', narrowed, quotedFacets(facets), ...days, ...place]
}
