import type { Pool, PoolClient } from 'pg'
import { quotedFacets, type Wanted } from './lexicon.ts'
import { onlyRow } from './sql.ts'

export interface PageWanted extends Omit<Wanted, 'reach'> {
  reach: 'typos' | 'all'
  /** Narrows down the results, but not the counts; '' for all. */
  category?: string
  /** Whether the best matches come first; otherwise the newest. */
  byFit: boolean
  skipped: number
  want: number
  withPosts: boolean
}

/** The ids of a page of results, and the counts. Those of posts are null when posts were not requested. */
export interface FoundPage {
  posts: string[] | null
  suspects: string[]
  totalPosts: number | null
  /** If posts were not requested, this may be less than the real number, but never less than the end of the page. */
  totalSuspects: number
  /** Number of posts by category. */
  counts: Record<string, number> | null
  /** Whether the dictionary has words without a phonetic key. */
  hasUnheard: boolean
}

/** Queries that still wait for a connection, by their parameters, so that equal ones can share a result. */
const waiting = new WeakMap<Pool, Map<string, Promise<FoundPage>>>()

/**
 * Finds a page of results in one statement (migration 0075). The result does not depend on the caller, so equal queries that wait
 * for a connection at the same time share one.
 */
export async function findPage(pool: Pool, wanted: PageWanted): Promise<FoundPage> {
  const questions = waiting.get(pool) ?? new Map<string, Promise<FoundPage>>()
  waiting.set(pool, questions)
  const values = valuesOf(wanted)
  const key = JSON.stringify(values)
  const asked = questions.get(key)
  if (asked) return asked
  const page = ask(pool, values, () => questions.delete(key))
  questions.set(key, page)
  return page
}

async function ask(pool: Pool, values: unknown[], onBegun: () => void): Promise<FoundPage> {
  let client: PoolClient
  try {
    client = await pool.connect()
  } finally {
    onBegun()
  }
  try {
    return onlyRow((await client.query<FoundPage>({ name: 'search_page', text, values })).rows)
  } finally {
    client.release()
  }
}

const text = `select * from search_page($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

function valuesOf({
  words,
  reach,
  facets,
  category,
  from,
  to,
  byFit,
  skipped,
  want,
  most,
  withPosts,
}: PageWanted) {
  const narrowed = quotedFacets(category ? [...facets, [`#c:${category}`]] : facets)
  const days = [from || null, to || null]
  const place = [byFit, skipped, want, most, withPosts]
  return [JSON.stringify(words), reach === 'typos', narrowed, quotedFacets(facets), ...days, ...place]
}
