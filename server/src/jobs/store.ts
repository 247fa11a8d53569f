import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** Reduces a job's creation time to the hour, as it would reveal when somebody acted anonymously. */
export const forgetWhenAsked = async (tx: Tx, id: string): Promise<void> =>
  void (await sql`update boss.job set created_on = date_trunc('hour', created_on) where id = ${id}`.execute(
    tx,
  ))
