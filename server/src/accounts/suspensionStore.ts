import type { SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'

export interface Suspension {
  id: string
  reason: string
  /** YYYY-MM-DD; null if it lasts until it is lifted. */
  until: string | null
  has_appealed: boolean
}

/** The FROM clause of a person's sanctions of one kind that are in force on this day; a warning never is. */
export const inForce = (userId: Sql, kind: SanctionKind, today: string): Sql => sql`
  from sanctions where user_id = ${userId} and kind = ${kind} and kind <> 'warning' and lifted_at is null
    and (until is null or until > ${today}::date)`

/** The suspension of a person that is in force on this day; of several, the longest. */
export async function findSuspension(
  db: Db | Tx,
  userId: string,
  today: string,
): Promise<Suspension | undefined> {
  const [found] = await rowsOf<Suspension>(
    db,
    sql`select id, reason, until::text as until, appeal is not null as has_appealed
      ${inForce(sql`${userId}`, 'suspension', today)} order by until desc nulls first, id limit 1`,
  )
  return found
}

/**
 * The first day on which a paused person may write again, whether the pause is on their name or on one of their tags; null if none
 * is in force.
 */
export async function findPausedUntil(
  tx: Tx,
  userId: string,
  tags: readonly Buffer[],
  today: string,
): Promise<string | null> {
  const [found] = await rowsOf<{ until: string | null }>(
    tx,
    sql`select max(until)::text as until from (
        select until from sanctions where user_id = ${userId} and kind = 'pause' and lifted_at is null
        union all select until from author_pauses where tag = any(${tags}) and lifted_on is null
      ) pauses where until > ${today}::date`,
  )
  return found?.until ?? null
}

/** Until when a number cannot open an account because its last account was under a sanction. */
export async function findSuspendedNumber(
  tx: Tx,
  digest: string,
  today: string,
): Promise<string | undefined> {
  const [found] = await rowsOf<{ until: string }>(
    tx,
    sql`select until::text as until from suspended_numbers where digest = ${digest} and until > ${today}::date`,
  )
  return found?.until
}

export const insertSuspendedNumber = async (tx: Tx, digest: string, until: string): Promise<void> =>
  void (await sql`
    insert into suspended_numbers (digest, until) values (${digest}, ${until}::date)
    on conflict (digest) do update set until = greatest(suspended_numbers.until, excluded.until)`.execute(tx))

/** False if the number was not blocked. */
export async function deleteSuspendedNumber(tx: Db | Tx, digest: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from suspended_numbers where digest = ${digest}`.execute(
    tx,
  )
  return numAffectedRows > 0n
}
