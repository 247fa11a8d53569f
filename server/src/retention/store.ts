import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import { hasRead } from '../notifications/store.ts'

/** The number of rows that one statement deletes or updates, so that none is locked for long. */
const batch = 1_000

/** Repeats a statement until it affects less than a full batch; returns the total number of rows. */
async function inBatches(db: Db, statement: Sql): Promise<number> {
  let taken = 0
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    taken += Number(numAffectedRows)
    if (numAffectedRows < batch) return taken
  }
}

const deleteWhere = (db: Db, table: string, which: Sql): Promise<number> =>
  inBatches(
    db,
    sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${which} limit ${batch} for update skip locked))`,
  )

/** Deletes rows whose time in this column is not after `at`. */
export const deleteExpired = (db: Db, table: string, column: string, at: Date): Promise<number> =>
  deleteWhere(db, table, sql`${sql.ref(column)} <= ${at}`)

/** `expire` is in milliseconds, as rate-limiter-flexible writes it. */
export const deleteExpiredBudgets = (db: Db, at: Date): Promise<number> =>
  deleteWhere(db, 'rate_limits', sql`expire <= ${at.getTime()}`)

/**
 * Deletes notifications of the product, except those for one named person who has not read them; never deletes messages. What stays is
 * not looked at again until that person reads it.
 */
export async function deleteToldBefore(db: Db, at: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    const [found] = await rowsOf<{ all: number; deleted: number }>(
      db,
      sql`with old as (
          select n.id, n.user_id is null or coalesce(${sql.raw(hasRead('n.user_id'))}, false) as is_over from notifications n
          where n.created_at <= ${at} and n.kind <> 'message' and not (n.is_kept and n.user_id is not null)
          order by n.created_at limit ${batch} for update of n skip locked
        ), kept as (
          update notifications n set is_kept = true from old where n.id = old.id and not old.is_over
        ), deleted as (
          delete from notifications n using old where n.id = old.id and old.is_over returning n.id
        )
        select (select count(*)::integer from old) as all, (select count(*)::integer from deleted) as deleted`,
    )
    deleted += found?.deleted ?? 0
    if (!found || found.all < batch) return deleted
  }
}
