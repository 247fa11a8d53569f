import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/**
 * Counts one less; never below nothing, as the window in which it was counted may be over. What comes to nothing is
 * deleted: refusals that name ever new numbers and devices would fill the table otherwise. The rows are taken in
 * order, so that two who give back at the same moment do not wait for each other.
 */
export const giveBack = async (db: Db, keys: readonly string[]): Promise<void> =>
  void (await sql`
    with held as (select key, points from rate_limits where key = any(${keys}) order by key for update),
    emptied as (delete from rate_limits using held where rate_limits.key = held.key and held.points <= 1)
    update rate_limits set points = held.points - 1 from held
    where rate_limits.key = held.key and held.points > 1
  `.execute(db))
