import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { countCommentJob, tellAuthorJob } from './authors.ts'
import { withdrawJob } from './delivery.ts'

/**
 * Takes somebody out of the queue whose account is gone by now, with all that they were to be told: jobs that are done are
 * kept for a day.
 */
export async function forgetReader(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from boss.job
    where name in (${tellAuthorJob.name}, ${countCommentJob.name}) and data->>'userId' = ${userId}`.execute(
    tx,
  )
  const named = JSON.stringify([{ userId }])
  await sql`
    update boss.job set data = jsonb_build_object('gone', (
      select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(data->'gone') each
      where each->>'userId' is distinct from ${userId}
    ))
    where name = ${withdrawJob.name} and data->'gone' @> ${named}::jsonb`.execute(tx)
}
