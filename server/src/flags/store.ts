import type { AutomaticReason, FlagKind, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { type Insertable, sql } from 'kysely'
import { keptTime } from '../authorship/days.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { rowsOf } from '../db/sql.ts'
import type { FlagTables } from './tables.ts'

/** What is flagged. */
export interface Subject {
  kind: FlagKind
  id: string
}

export interface NewFlag {
  reporterId: string
  reason: FlagReason
  text: string
}

/** Changes nothing while this person has an open flag of the same thing; says whether it is a new one. */
export const insertFlag = (tx: Tx, subject: Subject, { reporterId, ...said }: NewFlag): Promise<boolean> =>
  insert(tx, subject, { ...said, reporter_id: reporterId, created_at: new Date() })

interface Raised {
  reason: AutomaticReason
  /** What was found, such as the word of the watch list. */
  text?: string
  /** Whether whoever wrote the thing is anonymous: then the flag, too, tells the day alone. */
  isAnonymous: boolean
}

/**
 * Has Bichar itself flag something, in the transaction that writes it; changes nothing while it has an open flag for the same
 * reason.
 */
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
    created_at: keptTime(new Date(), isAnonymous),
  })

type Said = Pick<
  Insertable<FlagTables['flags']>,
  'reporter_id' | 'is_automatic' | 'reason' | 'text' | 'created_at'
>

async function insert(tx: Tx, { kind, id }: Subject, said: Said): Promise<boolean> {
  const nothing = { post_id: null, comment_id: null, timeline_id: null, suspect_id: null, person_id: null }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flags')
    .values({ id: newId(), ...nothing, [`${kind}_id` as const]: id, ...said })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Younger accounts are made too easily to count as somebody else. */
const leastAccountMilliseconds = 24 * 60 * 60 * 1_000

/**
 * How many people who are independent of each other have an open flag of a thing: different accounts, each older than a day. Who has
 * flagged it before, and was told that it stays, does not count again. Who shares a device or an address is not known here, and is not
 * to be: of addresses nothing is kept beside a person.
 */
export async function countIndependent(tx: Tx, { id }: Subject): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(distinct f.reporter_id)::integer as count from flags f join users u on u.id = f.reporter_id
      where f.subject_id = ${id} and f.state = 'open'
        and u.created_at <= ${new Date(Date.now() - leastAccountMilliseconds)}
        and not exists (
          select from flags b where b.subject_id = f.subject_id and b.reporter_id = f.reporter_id and b.state = 'cleared')`,
  )
  return counted?.count ?? 0
}

/** Since when somebody's word against a thing has waited for an admin; what Bichar raised itself may tell the day alone. */
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

/** Clears the open flags of a thing; returns who had flagged it, null for an account that is gone and for Bichar itself. */
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
