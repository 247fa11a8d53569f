import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** Leaves of the time at which a job was asked for the hour: it would be that of what somebody did without a name. */
export const forgetWhenAsked = async (tx: Tx, id: string): Promise<void> =>
  void (await sql`update boss.job set created_on = date_trunc('hour', created_on) where id = ${id}`.execute(
    tx,
  ))
