import type { Pool } from 'pg'
import { escapeLike } from '../db/page.ts'
import { type TimelineRow, wholeTimelines } from './store.ts'

interface Page {
  page: number
  limit: number
}

interface Found {
  rows: TimelineRow[]
  total: number
}

const latestFirst = 'happened_on desc, id desc'
const ofPost = 'post_id = $1 and (is_approved or $2)'
const postsTimelines = wholeTimelines(
  `select * from timelines where ${ofPost} order by ${latestFirst} limit $3 offset $4`,
  't.happened_on desc, t.id desc',
)

/** A page of what became of a post, the latest first; what waits only where `waiting` says so. */
export async function readTimelines(
  pool: Pool,
  postId: string,
  waiting: boolean,
  { page, limit }: Page,
): Promise<Found> {
  const [found, count] = await Promise.all([
    pool.query<TimelineRow>(postsTimelines, [postId, waiting, limit, (page - 1) * limit]),
    pool.query<{ total: number }>(`select count(*)::integer as total from timelines where ${ofPost}`, [
      postId,
      waiting,
    ]),
  ])
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 }
}

// Never by who added it: that would tell who wrote an anonymous post.
const pending = 'not is_approved and (title ilike $1 or description ilike $1)'
const pendingTimelines = wholeTimelines(
  `select * from timelines where ${pending} order by id limit $2 offset $3`,
  't.id',
)

/** A page of the entries that wait for approval, those that have waited longest first. */
export async function readPendingTimelines(
  pool: Pool,
  { search, page, limit }: Page & { search: string },
): Promise<Found> {
  const pattern = `%${escapeLike(search)}%`
  const [found, count] = await Promise.all([
    pool.query<TimelineRow>(pendingTimelines, [pattern, limit, (page - 1) * limit]),
    pool.query<{ total: number }>(`select count(*)::integer as total from timelines where ${pending}`, [
      pattern,
    ]),
  ])
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 }
}
