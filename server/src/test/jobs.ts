import { eventually } from '@bichar/contract/test/eventually.ts'
import type { z } from 'zod'
import { openSealer } from '../authorship/sealer.ts'
import type { Deps } from '../core/deps.ts'
import type { Job } from '../jobs/jobs.ts'
import { openPayload } from '../jobs/payloads.ts'
import { notifyOfComments } from '../notifications/commentNotifications.ts'

/** Waits until no job of the notifications is left; those planned for the full hour run now. */
export async function untilAllAreTold(deps: Deps): Promise<void> {
  const { pool, jobs } = deps
  await pool.query(`update untold_comments set due_at = 'epoch'`)
  await pool.query(`update untold_replies set due_at = 'epoch'`)
  await notifyOfComments(deps)
  const { rows: due } = await pool.query<{ name: string }>(
    `update boss.job set start_after = now()
     where name like 'notifications.%' and state = 'created' and start_after > now() returning name`,
  )
  for (const name of new Set(due.map((row) => row.name))) jobs.wake(name)
  await eventually(async () => {
    const { rows } = await pool.query(
      `select name from boss.job where name like 'notifications.%' and start_after <= now()
           and state in ('created', 'retry', 'active')`,
    )
    // Throws instead of asserting: this runs ten thousand times per test run, and the diff of a failed assertion costs more than
    // the query.
    if (rows.length > 0) throw new Error(`still to be done: ${rows.map(({ name }) => name).join(', ')}`)
  })
}

/** The queued jobs of one kind with their decrypted payloads, the seconds until they are due, and their state. */
export async function askedFor<Payload extends z.ZodObject>(
  { pool, serverKey }: Pick<Deps, 'pool' | 'serverKey'>,
  { name, payload }: Job<Payload>,
): Promise<{ id: string; state: string; seconds: number; data: z.output<Payload> }[]> {
  const { rows } = await pool.query(
    `select id, state, extract(epoch from start_after - now())::integer as seconds, data from boss.job
     where name = $1 order by created_on`,
    [name],
  )
  const sealer = openSealer(serverKey, 'jobs')
  return rows.map((row) => ({ ...row, data: payload.parse(openPayload(sealer, row.data)) }))
}
