import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/**
 * Decrements counters, never below zero, because the window in which the call was counted may have ended. Rows that reach zero are
 * deleted: refused requests with ever new numbers and devices would fill the table otherwise. The rows are locked in order of their
 * keys, which prevents deadlocks between concurrent calls.
 */
export const giveBack = async (db: Db, keys: readonly string[]): Promise<void> =>
  void (await sql`
    with held as (select key, points from rate_limits where key = any(${keys}) order by key for update),
    emptied as (delete from rate_limits using held where rate_limits.key = held.key and held.points <= 1)
    update rate_limits set points = held.points - 1 from held
    where rate_limits.key = held.key and held.points > 1
  `.execute(db))
