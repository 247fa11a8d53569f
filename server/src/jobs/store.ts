import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'

/** Reduces a job's creation time to the hour, as it would reveal when somebody acted anonymously. */
export const truncateRequestTime = async (tx: Tx, id: string): Promise<void> =>
  void (await sql`update boss.job set created_on = date_trunc('hour', created_on) where id = ${id}`.execute(
    tx,
  ))

/**
 * Deletes what the queue remembers of how many jobs were due, three times a minute for twenty minutes: it would say when the pictures of
 * something anonymous came.
 */
export const forgetDueJobs = async (db: Db): Promise<void> =>
  void (await sql`update boss.queue set ready_history = '{}'`.execute(db))

export interface Queue {
  name: string
  failed_count: number
  /** Whole minutes: metrics are kept, and to the second they would tell when somebody acted anonymously. */
  oldest_due_minutes: number
}

/** How far each queue is behind. The condition on jobs is that of pg-boss's index of the jobs that are not begun. */
export async function readQueues(db: Db): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select queue.name, queue.failed_count,
      coalesce(floor(extract(epoch from now() - min(job.start_after)) / 60), 0)::int as oldest_due_minutes
    from boss.queue
    left join boss.job on job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
    group by queue.name`.execute(db)
  return rows
}
