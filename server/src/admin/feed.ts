import { sql } from 'kysely'
import type { Pool } from 'pg'
import { entriesOf, onlyRow, type Sql, textOf } from '../db/sql.ts'
import { countsOfWaiting, flaggedOthers, waitingSuspects, waitsAlone } from '../notifications/waitingStore.ts'

interface Summary {
  pending_posts: number
  oldest_post: Date | null
  reported_posts: number
  oldest_report: Date | null
  flagged_others: number
  oldest_flagged_other: Date | null
  pending_timelines: number
  oldest_timeline: Date | null
  support_requests: number
  oldest_support_request: Date | null
  appeals: number
  oldest_appeal: Date | null
  pending_suspects: number
  oldest_suspect: Date | null
}

/** The appeals that this admin may judge: another one has decided what they are about. */
const waitingAppeals = sql`
  select appealed_at as since from sanctions
    where outcome is null and appeal is not null and by_id is distinct from $1::uuid and user_id is distinct from $1::uuid
  union all
  select appealed_on::timestamp at time zone 'Asia/Dhaka' from author_pauses
    where outcome is null and appeal is not null and by_id is distinct from $1::uuid`

/** How many items of these kinds a moderator has decided on, which takes effect when it can be undone no more: they wait no longer. */
const decided = (...joins: Sql[]): Sql =>
  sql`(${sql.join(
    joins.map((join) => sql`(select count(*)::integer from desk_decisions d ${join} and d.is_pending)`),
    sql` + `,
  )})`

const decidedFlags = (isPost: boolean): Sql =>
  decided(sql`where d.kind = 'flag' and exists (
    select from flags f where f.subject_id = d.subject_id and f.state = 'open' and f.post_id is ${isPost ? sql`not null` : sql`null`})`)

/** Finds each oldest item through a partial index of the waiting rows, so that the cost does not grow with the tables. */
const summary = textOf(sql`
  select
    ${countsOfWaiting.post}
      - ${decided(sql`join posts p on p.id = d.subject_id where d.kind = 'post' and p.review_state = 'waiting'`)} as pending_posts,
    (select updated_at from posts where review_state = 'waiting' order by is_deferred, updated_at, id limit 1) as oldest_post,
    ${entriesOf('posts:reported')} - ${decidedFlags(true)} as reported_posts,
    (select created_at from flags where state = 'open' and post_id is not null order by sort_key limit 1) as oldest_report,
    ${flaggedOthers} - ${decidedFlags(false)} as flagged_others,
    (select created_at from flags where state = 'open' and post_id is null order by sort_key limit 1) as oldest_flagged_other,
    ${countsOfWaiting.timeline}
      - ${decided(sql`join timelines t on t.id = d.subject_id where d.kind = 'timeline' and not t.is_approved`)} as pending_timelines,
    (select created_at from timelines where not is_approved order by sort_key limit 1) as oldest_timeline,
    ${countsOfWaiting.support}
      - ${decided(sql`join support_requests r on r.id = d.subject_id where d.kind = 'support' and r.status = 'pending'`)} as support_requests,
    (select created_at from support_requests where status = 'pending' order by sort_key limit 1) as oldest_support_request,
    (select count(*)::integer from (${waitingAppeals}) a) as appeals,
    (select min(since) from (${waitingAppeals}) a) as oldest_appeal,
    ${countsOfWaiting.suspect}
      - ${decided(
        sql`join suspects s on s.id = d.subject_id where d.kind = 'suspect' and ${waitsAlone}`,
        sql`join suspect_revisions r on r.id = d.subject_id where d.kind = 'suspectChange' and r.state = 'proposed'`,
      )} as pending_suspects,
    (select min(created_at) from (${waitingSuspects}) s) as oldest_suspect`)

/** How much waits for this admin, and since when. */
export async function readSummary(pool: Pool, adminId: string): Promise<Summary> {
  return onlyRow(
    (await pool.query<Summary>({ name: 'admin_summary', text: summary, values: [adminId] })).rows,
  )
}
