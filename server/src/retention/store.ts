import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Sql } from '../db/sql.ts'
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

/** Deletes notifications of the product, except those for one named person who has not read them; never deletes messages. */
export const deleteToldBefore = (db: Db, at: Date): Promise<number> =>
  inBatches(
    db,
    sql`delete from notifications where id = any(array(
      select n.id from notifications n
      where n.created_at <= ${at} and n.kind <> 'message'
        and (n.audience is not null or n.author_of is not null or ${sql.raw(hasRead('n.user_id'))})
      limit ${batch} for update of n skip locked))`,
  )

/** Deletes warnings given before a time, and sanctions that have not been in force since then. */
export const deleteOldSanctions = (db: Db, at: Date): Promise<number> =>
  deleteWhere(
    db,
    'sanctions',
    sql`created_at <= ${at} and (kind = 'warning' or lifted_at <= ${at} or until <= ${at})`,
  )

/**
 * Deletes the read marks of notifications that no longer exist, and of those to an anonymous author. Nothing writes the latter any
 * more, but earlier releases could, and they name the author.
 */
export const deleteOrphanedReads = (db: Db): Promise<number> =>
  deleteWhere(
    db,
    'notification_reads',
    sql`not exists (
      select from notifications n where n.id = notification_reads.notification_id and n.author_of is null)`,
  )
