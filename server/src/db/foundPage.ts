import type { Pool, PoolClient } from 'pg'
import { quotedFacets, type Wanted } from './lexicon.ts'
import { onlyRow } from './sql.ts'

export interface PageWanted extends Omit<Wanted, 'reach'> {
  reach: 'typos' | 'all'
  /** Narrows down what is found, but not what is counted; '' for all. */
  category?: string
  /** The best matches of the words first; else the newest. */
  byFit: boolean
  skipped: number
  want: number
  withPosts: boolean
}

/** Ids of a page, and what there is besides. Of posts it is null when they were not asked for. */
export interface FoundPage {
  posts: string[] | null
  suspects: string[]
  totalPosts: number | null
  /** Where posts were not asked for, there may be more than are said here, which is no less than the end of the page. */
  totalSuspects: number
  /** Of the posts, by category. */
  counts: Record<string, number> | null
  /** Whether there are words of which nobody has said yet how they sound. */
  hasUnheard: boolean
}

/** What has not been asked yet, because it waits for a connection: whoever wants the same meanwhile gets the same. */
const waiting = new WeakMap<Pool, Map<string, Promise<FoundPage>>>()

/** Finds a page in one statement (migration 0075). Who asks is nothing to it, so that all who wait for the same wait for one. */
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
