import { sql } from 'kysely'
import { type CountedList, entriesOf, type Sql } from './sql.ts'

interface ListSource {
  /** A table and its WHERE clause. */
  from: Sql
  newestFirst?: boolean
  /** The counted list with the same entries, if there is one: pages in its second half are then reached from its end. */
  counted?: CountedList | undefined
}

const ordered = (newestFirst: boolean) => (newestFirst ? sql`sort_key desc` : sql`sort_key`)

/** The `sort_key` of the row after `skipped` others, found by an index-only scan; null beyond the last row. */
export function keyAfterSkipping({ from, newestFirst = true, counted }: ListSource, skipped: Sql): Sql {
  const nth = (forwards: boolean, before: Sql) =>
    sql`(select sort_key from ${from} order by ${ordered(forwards === newestFirst)} offset ${before} limit 1)`
  if (!counted) return nth(true, skipped)
  return sql`(
    select case when skipped * 2 < entries then ${nth(true, sql`skipped`)}
      when skipped < entries then ${nth(false, sql`entries - skipped - 1`)} end
    from (select ${skipped} as skipped, ${entriesOf(counted)} as entries) place)`
}

interface PageQuery extends ListSource {
  page: number
  limit: number
  /** The number of additional rows to read, to see whether the list goes on. */
  more?: number
}

/** The rows of a page in the order of `sort_key`. Only the index is read for the pages before it. */
export function pageAlongKey({ page, limit, more = 0, ...source }: PageQuery): Sql {
  const { from, newestFirst = true } = source
  const beginning = keyAfterSkipping(source, sql`${(page - 1) * limit}::bigint`)
  const side = newestFirst ? sql`<=` : sql`>=`
  const onPage = page === 1 ? sql`` : sql`and sort_key ${side} ${beginning}`
  return sql`select * from ${from} ${onPage} order by ${ordered(newestFirst)} limit ${limit + more}`
}
