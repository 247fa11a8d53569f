import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** `expire` is the milliseconds of rate-limiter-flexible. */
export const deleteSpentBudgets = async (db: Db, now: Date): Promise<void> =>
  void (await sql`delete from rate_limits where expire <= ${now.getTime()}`.execute(db))
