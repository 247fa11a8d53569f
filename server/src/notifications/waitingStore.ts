import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { entriesOf, rowsOf, type Sql } from '../db/sql.ts'
import type { Removed } from './store.ts'

/**
 * Condition on the suspect `s`: it waits for a decision of its own. One that a report names which is not public is decided on with
 * that report. A scalar subquery, because for `not exists` PostgreSQL reads all posts that are not public.
 */
export const waitsAlone = sql`s.visibility = 'proposed' and not s.is_returned and (
  select p.id from post_suspects ps join posts p on p.id = ps.post_id where ps.suspect_id = s.id and not p.is_allowed limit 1) is null`

/** SQL for the days of the suspects that wait for a decision of their own, and of the proposed changes of public ones. */
export const waitingSuspects = sql`
  select s.created_at from suspects s where ${waitsAlone}
  union all select created_at from suspect_revisions where state = 'proposed'`

/** The number of things other than posts that have open flags. */
export const flaggedOthers = sql`(
    select count(distinct subject_id)::integer from flags where state = 'open' and post_id is null
  )`

/**
 * The number of items that wait for admins. The most frequent kinds have a counter; flags on other things than posts and appeals
 * are found with partial indexes that only contain waiting ones, so the cost does not grow with all the others.
 */
export const countsOfWaiting: Record<WaitingKind, Sql> = {
  post: entriesOf('posts:waiting'),
  timeline: entriesOf('timelines:waiting'),
  flag: sql`(${entriesOf('posts:reported')} + ${flaggedOthers})`,
  support: entriesOf('support:pending'),
  appeal: sql`(
    select count(*)::integer from (
      select from sanctions where appeal is not null and outcome is null
      union all select from author_pauses where appeal is not null and outcome is null
    ) appealed
  )`,
  suspect: sql`(select count(*)::integer from (${waitingSuspects}) proposed)`,
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

/** Clears the undecided flags on something and returns them, oldest first. */
export const clearOpenFlags = (tx: Tx, id: string): Promise<OpenFlag[]> =>
  rowsOf<OpenFlag>(
    tx,
    sql`with cleared as (
        update flags set state = 'cleared' where subject_id = ${id} and state = 'open'
        returning reporter_id, is_automatic, created_at
      )
      select * from cleared order by created_at`,
  )

/** The undecided flags on the answers to a comment. */
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

/** Who has flagged comments and entries on a post and has not been told the outcome. */
export const openReportersBelow = (tx: Tx, postId: string): Promise<ReporterOf[]> =>
  rowsOf<ReporterOf>(
    tx,
    sql`select distinct flags.kind, reporter_id from (
        select id from comments where post_id = ${postId}
        union all select id from timelines where post_id = ${postId}
      ) going join flags on subject_id = going.id
      where state = 'open' and reporter_id is not null`,
  )

/** When admins were last called because of this kind; locks the row until the transaction ends. */
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

/** The one notification about all waiting items of this kind, if there is one. */
export const noticeOf = (tx: Tx, kind: WaitingKind) =>
  tx
    .selectFrom('notifications')
    .select(['id', sql<number>`(data->>'count')::integer`.as('count')])
    .where('kind', '=', `${kind}_waiting`)
    .executeTakeFirst()

/** Deletes that notification, and returns it so that its recipients can be told. */
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

/** Records the current number of waiting items as that of the day, replacing an earlier record of the same day. */
export const noteWaiting = async (db: Db, kind: WaitingKind, now: Date): Promise<void> =>
  void (await sql`
    insert into waiting_days (day, kind, waiting)
    select ${todayInBangladesh(now)}::date, ${kind}, ${countsOfWaiting[kind]}
    on conflict (day, kind) do update set waiting = excluded.waiting`.execute(db))
