import type { AutomaticReason, FlagKind, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { type Insertable, sql } from 'kysely'
import { coarseTimestamp } from '../authorship/days.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { rowsOf } from '../db/sql.ts'
import type { Flags } from '../db/tables.ts'

/** The thing that is flagged. */
export interface Subject {
  kind: FlagKind
  id: string
}

export interface NewFlag {
  reporterId: string
  reason: FlagReason
  text: string
}

/** Does nothing if this person already has an open flag on the thing; returns whether a flag was added. */
export const insertFlag = (tx: Tx, subject: Subject, { reporterId, ...flag }: NewFlag): Promise<boolean> =>
  insert(tx, subject, { ...flag, reporter_id: reporterId, created_at: new Date() })

interface Raised {
  reason: AutomaticReason
  /** What was found, such as a word of the watch list. */
  text?: string
  /** Whether the author of the thing is anonymous; if so, the flag stores only the day as well. */
  isAnonymous: boolean
}

/** Adds an automatic flag, in the transaction that writes the thing; does nothing if it already has an open one for the same reason. */
export const raiseFlag = (
  tx: Tx,
  subject: Subject,
  { reason, text = '', isAnonymous }: Raised,
): Promise<boolean> =>
  insert(tx, subject, {
    reason,
    text,
    reporter_id: null,
    is_automatic: true,
    created_at: coarseTimestamp(new Date(), isAnonymous),
  })

type FlagColumns = Pick<Insertable<Flags>, 'reporter_id' | 'is_automatic' | 'reason' | 'text' | 'created_at'>

async function insert(tx: Tx, { kind, id }: Subject, columns: FlagColumns): Promise<boolean> {
  const nothing = { post_id: null, comment_id: null, timeline_id: null, suspect_id: null, person_id: null }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flags')
    .values({ id: newId(), ...nothing, [`${kind}_id` as const]: id, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Younger accounts are too easy to create to count as independent people. */
const minAccountMilliseconds = 24 * 60 * 60 * 1_000

/**
 * Counts the independent people with an open flag on a thing: different accounts, each older than a day. Someone whose
 * earlier flag on it was cleared does not count again. People who share a device or an address cannot be recognised, on
 * purpose: addresses are never stored with an account.
 */
export async function countIndependent(tx: Tx, { id }: Subject): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(distinct f.reporter_id)::integer as count from flags f join users u on u.id = f.reporter_id
      where f.subject_id = ${id} and f.state = 'open'
        and u.created_at <= ${new Date(Date.now() - minAccountMilliseconds)}
        and not exists (
          select from flags b where b.subject_id = f.subject_id and b.reporter_id = f.reporter_id and b.state = 'cleared')`,
  )
  return counted?.count ?? 0
}

/** When the oldest open flag by a person was raised; ignores automatic flags, which may store only the day. */
export async function oldestOpenFlag(tx: Tx, { id }: Subject): Promise<Date | null> {
  const { since } = await tx
    .selectFrom('flags')
    .select(({ fn }) => fn.min('created_at').as('since'))
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .where('is_automatic', '=', false)
    .executeTakeFirstOrThrow()
  return since
}

/** Clears the open flags of a thing and returns who had raised each of them: null for a deleted account and for automatic flags. */
export async function clearFlags(tx: Tx, { id }: Subject): Promise<(string | null)[]> {
  const rows = await tx
    .updateTable('flags')
    .set({ state: 'cleared' })
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .returning('reporter_id')
    .execute()
  return rows.map(({ reporter_id }) => reporter_id)
}

/** The decision by which the flags on a thing were dismissed, if none has been raised or decided since; it says how many they were. */
export async function lastDismissal(
  tx: Tx,
  { id }: Subject,
): Promise<{ reports: number; wasHidden: boolean } | undefined> {
  const [last] = await rowsOf<{ reports: number; wasHidden: boolean; isDismissal: boolean }>(
    tx,
    sql`select (detail->>'reports')::integer as reports, coalesce((detail->>'wasHidden')::boolean, false) as "wasHidden",
        action in ('flags.ignore', 'post.ignoreReports') as "isDismissal"
      from audit_log
      where subject_id = ${id}
        and action in ('flags.ignore', 'post.ignoreReports', 'post.takeDown', 'flags.reopen')
        and not exists (select from flags where subject_id = ${id} and state = 'open')
      order by sort_key desc limit 1`,
  )
  return last?.isDismissal ? last : undefined
}

/** Opens the flags that were cleared last; earlier decisions have cleared older ones. Nobody has two open flags on a thing. */
export const reopenLatest = async (tx: Tx, { id }: Subject, count: number): Promise<void> =>
  void (await sql`
    update flags set state = 'open' where id in (
      select id from (
        select distinct on (reporter_id, case when reporter_id is null then reason end, case when reporter_id is null and not is_automatic then id end)
          id, sort_key from flags where subject_id = ${id} and state = 'cleared'
        order by reporter_id, case when reporter_id is null then reason end,
          case when reporter_id is null and not is_automatic then id end, sort_key desc
      ) latest order by sort_key desc limit ${count})`.execute(tx))
