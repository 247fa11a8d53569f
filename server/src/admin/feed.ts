import { sql } from 'kysely'
import type { Pool } from 'pg'
import { onlyRow, textOf } from '../db/sql.ts'
import { countsOfWaiting } from '../notifications/waitingStore.ts'

interface Summary {
  pending_posts: number
  oldest_post: Date | null
  reported_posts: number
  oldest_report: Date | null
  pending_timelines: number
  oldest_timeline: Date | null
  support_requests: number
  oldest_support_request: Date | null
  appeals: number
  oldest_appeal: Date | null
}

const waitingAppeals = sql`
  select appealed_at as since from sanctions where outcome is null and appeal is not null
  union all
  select appealed_on::timestamp at time zone 'Asia/Dhaka' from author_pauses where outcome is null and appeal is not null`

/** Finds each oldest item through a partial index of the waiting rows, so that the cost does not grow with the tables. */
const summary = textOf(sql`
  select
    ${countsOfWaiting.post} as pending_posts,
    (select min(updated_at) from posts where review_state = 'waiting') as oldest_post,
    ${countsOfWaiting.flag} as reported_posts,
    (select created_at from flags where state = 'open' order by sort_key limit 1) as oldest_report,
    ${countsOfWaiting.timeline} as pending_timelines,
    (select created_at from timelines where not is_approved order by sort_key limit 1) as oldest_timeline,
    ${countsOfWaiting.support} as support_requests,
    (select created_at from support_requests where status = 'pending' order by sort_key limit 1) as oldest_support_request,
    ${countsOfWaiting.appeal} as appeals,
    (select min(since) from (${waitingAppeals}) a) as oldest_appeal`)

/** How much waits for admins, and since when. */
export async function readSummary(pool: Pool): Promise<Summary> {
  return onlyRow((await pool.query<Summary>({ name: 'admin_summary', text: summary })).rows)
}
