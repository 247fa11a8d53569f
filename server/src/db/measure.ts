import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './db.ts'

/** A process that takes longer than two seconds over its metrics is left out of them (operations/metricsOfAll.ts). */
const patienceMilliseconds = 1_000

/**
 * A reading of the database for several gauges of /metrics, which ask for it at the same time and cause one query. It is undefined
 * when the database is away or busy: the other metrics matter all the more then.
 */
export function measure<Figures>(read: () => Promise<Figures>): () => Promise<Figures | undefined> {
  let reading: Promise<Figures | undefined> | undefined
  const readInTime = async () => {
    try {
      return await Promise.race([read(), sleep(patienceMilliseconds, undefined, { ref: false })])
    } catch (error) {
      if (isDatabaseAway(error)) return undefined
      throw error
    } finally {
      reading = undefined
    }
  }
  return () => {
    reading ??= readInTime()
    return reading
  }
}
