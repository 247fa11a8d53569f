import { sql } from 'kysely'
import type { Sql } from './sql.ts'

interface Skipping {
  /** A table and its conditions. */
  from: Sql
  newestFirst?: boolean
}

const ordered = (newestFirst: boolean) => (newestFirst ? sql`sort_key desc` : sql`sort_key`)

/** The `sort_key` of the row before which so many are skipped, in the index alone; null beyond the last one. */
export const keyAfterSkipping = ({ from, newestFirst = true }: Skipping, skipped: Sql): Sql =>
  sql`(select sort_key from ${from} order by ${ordered(newestFirst)} offset ${skipped} limit 1)`

interface Wanted extends Skipping {
  page: number
  limit: number
  /** So many rows more are read, to see whether the list goes on. */
  more?: number
}

/** The rows of a page along `sort_key`. Of the pages before no row is read, only the index. */
export function pageAlongKey({ from, newestFirst = true, page, limit, more = 0 }: Wanted): Sql {
  const beginning = keyAfterSkipping({ from, newestFirst }, sql`${(page - 1) * limit}::bigint`)
  const side = newestFirst ? sql`<=` : sql`>=`
  const onPage = page === 1 ? sql`` : sql`and sort_key ${side} ${beginning}`
  return sql`select * from ${from} ${onPage} order by ${ordered(newestFirst)} limit ${limit + more}`
}
