import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from './db/db.ts'

/** How long a start is begun anew, and how long it rests before, in milliseconds. */
const patience = 300_000
const pause = 1_000

/**
 * Starts something, and begins anew where the database went away meanwhile: it was killed, or another process stopped it. What is
 * wrong otherwise is said at once, as is a database that is not reached to begin with. `start` leaves nothing behind when it throws.
 */
export async function startDespiteLoss<Started>(
  start: () => Promise<Started>,
  { log, signal }: { log: FastifyBaseLogger; signal?: AbortSignal },
): Promise<Started> {
  const deadline = Date.now() + patience
  for (;;) {
    try {
      return await start()
    } catch (error) {
      const { cause } = error instanceof Error ? error : {}
      const isAway = isDatabaseAway(error) || isDatabaseAway(cause)
      if (!isAway || signal?.aborted || Date.now() > deadline) throw error
      log.warn({ err: error }, 'the database went away during the start, which begins anew')
      await sleep(pause)
    }
  }
}
