import { sql } from 'kysely'
import { escapeLike } from '../db/page.ts'
import { type CountedList, pageAndTotal, type Sql } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { type TimelineRow, timelineRows, wholeTimelines } from './store.ts'

interface Page {
  page: number
  limit: number
}

type Reading = Pick<Deps, 'kysely' | 'authorship'>

interface Found {
  rows: TimelineRow[]
  total: number
}

const latestFirst = sql`t.happened_on desc, t.sort_key desc`
const longestWaitFirst = sql`t.sort_key`

/** A page of the timeline of a post, latest first; includes entries that wait for approval if `waiting` is true. */
export const readTimelines = (
  deps: Reading,
  viewerId: string | null,
  postId: string,
  waiting: boolean,
  place: Page,
): Promise<Found> =>
  listed(deps, viewerId, sql`t.post_id = ${postId} and (t.is_approved or ${waiting})`, latestFirst, place)

/**
 * A page of the entries that wait for approval, those that have waited longest first. The search does not cover the names of
 * creators, because that would reveal who wrote an anonymous post.
 */
export function readPendingTimelines(
  deps: Reading,
  viewerId: string | null,
  { search, ...place }: Page & { search: string },
): Promise<Found> {
  if (!search)
    return listed(deps, viewerId, sql`not t.is_approved`, longestWaitFirst, place, 'timelines:waiting')
  const pattern = `%${escapeLike(search)}%`
  const which = sql`not t.is_approved and (t.title ilike ${pattern} or t.description ilike ${pattern})`
  return listed(deps, viewerId, which, longestWaitFirst, place)
}

async function listed(
  deps: Reading,
  viewerId: string | null,
  which: Sql,
  order: Sql,
  { page, limit }: Page,
  counted?: CountedList,
): Promise<Found> {
  const from = sql`timelines t where ${which}`
  const chosen = sql`select * from ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`
  const whole = wholeTimelines(chosen, order, viewerId)
  const { rows, total } = await pageAndTotal(deps.kysely, whole, counted ?? from)
  return { rows: timelineRows(deps, viewerId, rows), total }
}
