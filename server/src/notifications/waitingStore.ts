import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { entriesOf, rowsOf, type Sql } from '../db/sql.ts'
import type { Removed } from './store.ts'

/**
 * How much waits for admins. What comes most is counted along; of the others, flags on what is no post and appeals, each is found by an
 * index of what waits alone, however much there is besides.
 */
export const countsOfWaiting: Record<WaitingKind, Sql> = {
  post: entriesOf('posts:waiting'),
  timeline: entriesOf('timelines:waiting'),
  flag: sql`(${entriesOf('posts:reported')} + (
    select count(distinct subject_id)::integer from flags where state = 'open' and post_id is null
  ))`,
  support: entriesOf('support:pending'),
  appeal: sql`(
    select count(*)::integer from (
      select from sanctions where appeal is not null and outcome is null
      union all select from author_pauses where appeal is not null and outcome is null
    ) appealed
  )`,
}

export async function countWaiting(db: Db | Tx, kind: WaitingKind): Promise<number> {
  const [found] = await rowsOf<{ count: number }>(db, sql`select ${countsOfWaiting[kind]} as count`)
  return found?.count ?? 0
}

interface OpenFlag {
  reporter_id: string | null
  is_automatic: boolean
  created_at: Date
}

/** Clears what is said against something and was not decided; returns it, the oldest first. */
export const clearOpenFlags = (tx: Tx, id: string): Promise<OpenFlag[]> =>
  rowsOf<OpenFlag>(
    tx,
    sql`with cleared as (
        update flags set state = 'cleared' where subject_id = ${id} and state = 'open'
        returning reporter_id, is_automatic, created_at
      )
      select * from cleared order by created_at`,
  )

/** What was said against what answers a comment, and was not decided. */
export const openFlagsOnReplies = (tx: Tx, commentId: string) =>
  rowsOf<Pick<OpenFlag, 'reporter_id'>>(
    tx,
    sql`select reporter_id from comments join flags on subject_id = comments.id
      where parent_id = ${commentId} and flags.state = 'open'`,
  )

interface ReporterOf {
  kind: FlagKind
  reporter_id: string
}

/** Who has flagged what stands on a post, and was not told what came of it. */
export const openReportersBelow = (tx: Tx, postId: string): Promise<ReporterOf[]> =>
  rowsOf<ReporterOf>(
    tx,
    sql`select distinct flags.kind, reporter_id from (
        select id from comments where post_id = ${postId}
        union all select id from timelines where post_id = ${postId}
      ) going join flags on subject_id = going.id
      where state = 'open' and reporter_id is not null`,
  )

/** When admins were called last of this kind, in no other hands as long as the transaction lasts. */
export const lockCall = (tx: Tx, kind: WaitingKind) =>
  tx
    .selectFrom('waiting_calls')
    .select(['called_at', 'has_more'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const setCall = async (
  tx: Tx,
  kind: WaitingKind,
  call: { called_at?: Date; has_more: boolean },
): Promise<void> => void (await tx.updateTable('waiting_calls').set(call).where('kind', '=', kind).execute())

/** The one notification of all that waits of this kind, if there is one. */
export const noticeOf = (tx: Tx, kind: WaitingKind) =>
  tx
    .selectFrom('notifications')
    .select(['id', sql<number>`(data->>'count')::integer`.as('count')])
    .where('kind', '=', `${kind}_waiting`)
    .executeTakeFirst()

/** Deletes it; returns what those are told of it whom it was for. */
export async function deleteNotice(tx: Tx, kind: WaitingKind): Promise<Removed[]> {
  const rows = await tx
    .deleteFrom('notifications')
    .where('kind', '=', `${kind}_waiting`)
    .returning(['id', 'audience'])
    .execute()
  return rows.map(({ id, audience }) => ({
    ...{ id, audience, user_id: null, data: {}, was_read: false, is_unnamed: false },
  }))
}

/** Notes how much waits now as what waited on this day; what was noted earlier that day is forgotten. */
export const noteWaiting = async (db: Db, kind: WaitingKind, now: Date): Promise<void> =>
  void (await sql`
    insert into waiting_days (day, kind, waiting)
    select ${todayInBangladesh(now)}::date, ${kind}, ${countsOfWaiting[kind]}
    on conflict (day, kind) do update set waiting = excluded.waiting`.execute(db))
