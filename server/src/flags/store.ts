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

/** Clears the open reports of a post; returns who had made them; null for an account that is gone. */
export async function clearReports(tx: Tx, postId: string): Promise<(string | null)[]> {
  const rows = await tx
    .updateTable('post_reports')
    .set({ state: 'cleared' })
    .where('post_id', '=', postId)
    .where('state', '=', 'open')
    .returning('reporter_id')
    .execute()
  return rows.map(({ reporter_id }) => reporter_id)
}
