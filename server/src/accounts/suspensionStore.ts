import type { SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'

export interface Suspension {
  id: string
  reason: string
  /** YYYY-MM-DD; null until it is lifted. */
  until: string | null
  has_appealed: boolean
}

/** The decisions of one kind about a person that hold on this day, to be read from; a warning never does. */
export const inForce = (userId: Sql, kind: SanctionKind, today: string): Sql => sql`
  from sanctions where user_id = ${userId} and kind = ${kind} and kind <> 'warning' and lifted_at is null
    and (until is null or until > ${today}::date)`

/** The suspension of a person that holds on this day, the longest if there are several. */
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

/** The day from which on a person may write again who is paused, with their name or under a tag. */
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

/** Until when a number opens no account because whoever had one with it is suspended. */
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

/** False when it was not suspended. */
export async function deleteSuspendedNumber(tx: Db | Tx, digest: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from suspended_numbers where digest = ${digest}`.execute(
    tx,
  )
  return numAffectedRows > 0n
}
