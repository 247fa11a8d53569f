import type { Insertable } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { ReportTables } from './tables.ts'

/** Changes nothing while this person has an open report of the post. */
export async function insertReport(tx: Tx, report: Insertable<ReportTables['post_reports']>): Promise<void> {
  await tx
    .insertInto('post_reports')
    .values(report)
    .onConflict((conflict) =>
      conflict.columns(['post_id', 'reporter_id']).where('state', '=', 'open').doNothing(),
    )
    .execute()
}
