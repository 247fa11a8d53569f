import { sql } from 'kysely'
import type { Deps } from '../core/deps.ts'
import type { PageRequest } from '../core/pageRequest.ts'
import { escapeLike } from '../db/like.ts'
import { type CountedList, pageAndTotal, type Sql } from '../db/sql.ts'
import { type TimelineRow, timelineRows, wholeTimelines } from './store.ts'

type ReadDeps = Pick<Deps, 'kysely' | 'authorship'>

interface ListPage {
  rows: TimelineRow[]
  total: number
}

const latestFirst = sql`t.happened_on desc, t.sort_key desc`
const longestWaitFirst = sql`t.sort_key`

/** A page of the timeline of a post, latest first; includes entries that wait for approval if `waiting` is true. */
export const readTimelines = (
  deps: ReadDeps,
  viewerId: string | null,
  postId: string,
  waiting: boolean,
  pageRequest: PageRequest,
): Promise<ListPage> =>
  listed(
    deps,
    viewerId,
    sql`t.post_id = ${postId} and (t.is_approved or ${waiting})`,
    latestFirst,
    pageRequest,
  )

/**
 * A page of the entries that wait for approval, those that have waited longest first. The search does not cover the names of
 * creators, because that would reveal who wrote an anonymous post.
 */
export function readPendingTimelines(
  deps: ReadDeps,
  viewerId: string | null,
  { search, ...pageRequest }: PageRequest & { search: string },
): Promise<ListPage> {
  if (!search)
    return listed(deps, viewerId, sql`not t.is_approved`, longestWaitFirst, pageRequest, 'timelines:waiting')
  const pattern = `%${escapeLike(search)}%`
  const which = sql`not t.is_approved and (t.title ilike ${pattern} or t.description ilike ${pattern})`
  return listed(deps, viewerId, which, longestWaitFirst, pageRequest)
}

async function listed(
  deps: ReadDeps,
  viewerId: string | null,
  which: Sql,
  order: Sql,
  { page, limit }: PageRequest,
  counted?: CountedList,
): Promise<ListPage> {
  const from = sql`timelines t where ${which}`
  const chosen = sql`select * from ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`
  const whole = wholeTimelines(chosen, order, viewerId)
  const { rows, total } = await pageAndTotal(deps.kysely, whole, counted ?? from)
  return { rows: timelineRows(deps, viewerId, rows), total }
}
