import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../db/db.ts'

/** For how long a start is retried, and the pause between two tries, in milliseconds. */
const patience = 300_000
const pause = 1_000

/**
 * Retries a start during which the database went away, because it was killed or another process stopped it. Any other error is
 * thrown at once, as is a database that was never reached. `start` must leave nothing behind when it throws.
 */
export async function retryStartup<Started>(
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
      log.warn({ err: error }, 'database connection lost during startup; retrying')
      await sleep(pause)
    }
  }
}
