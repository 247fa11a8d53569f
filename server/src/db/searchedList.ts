import { sql } from 'kysely'
import type { Searched, Tx } from './db.ts'
import { bounded, matching, withMatching } from './matching.ts'
import { allOf, pageAndTotal, rowsOf, type Sql } from './sql.ts'

interface SearchedListQuery {
  table: string
  /** Searches the columns `words` and `headline` of the table; all rows match if it contains no word. */
  search: string
  /** Additional conditions. */
  filters: readonly Sql[]
  /** Builds the final query on the chosen rows, in this order. */
  whole(chosen: Sql, order: Sql): Sql
  page: number
  limit: number
}

const newestFirst = sql`sort_key desc`
const bestFirst = sql`rank desc, sort_key desc`

/** A page of a table, ordered from the newest or, with a search, from the best match, and the total number of matching rows. */
export async function readSearchedList<Row>(
  db: Searched,
  { table, search, filters, whole, page, limit }: SearchedListQuery,
): Promise<{ rows: Row[]; total: number }> {
  const match = matching(search, { words: 'words', short: 'headline' })
  const place = sql`limit ${limit} offset ${(page - 1) * limit}`
  if (!match) {
    const from = sql`${sql.table(table)} where ${allOf(filters)}`
    const chosen = sql`select * from ${from} order by ${newestFirst} ${place}`
    return pageAndTotal<Row>(db.kysely, whole(chosen, newestFirst), from)
  }
  return withMatching(db, async (tx: Tx) => {
    const { rows, total } = await bounded(tx, table, allOf([match.condition, ...filters]))
    const chosen = sql`select *, ${match.rank} as rank from ${rows} order by ${bestFirst} ${place}`
    return { rows: await rowsOf<Row>(tx, whole(chosen, bestFirst)), total }
  })
}
