import { setTimeout as pause } from 'node:timers/promises'
import type { Live } from '../live/live.ts'
import { type Position, positionOfPrimary } from './standbyStore.ts'

/**
 * Tracks a position in the primary's write-ahead log after all changes notified so far. It is queried on the connection
 * that listens for notifications, with one query for all notifications until its result arrives. Of several failures in
 * a row only the first is reported.
 */
export function followPosition(live: Pick<Live, 'ask'>, onError: (error: unknown) => void) {
  let known: Position | undefined
  let generation = 0
  let isFailing = false
  let asking: Promise<void> | undefined

  const askUntilUnchanged = async () => {
    try {
      for (;;) {
        const before = generation
        const position = await positionOfPrimary(live)
        if (generation !== before) continue
        known = position
        isFailing = false
        return
      }
      // After a failure it is queried again in a second, or when the connection listens again.
    } catch (error) {
      if (!isFailing) onError(error)
      isFailing = true
    } finally {
      // Reset synchronously with the end of the loop: a notification from now on starts a new query.
      asking = undefined
    }
  }
  const renew = () => {
    asking ??= askUntilUnchanged()
  }

  return {
    /** Queries the position again, so that it also covers changes that sent no notification. */
    renew,
    /** To be called for each notification, whose change the known position does not cover. */
    noteChange() {
      generation += 1
      known = undefined
      renew()
    },
    /** To be called when notifications may be missed from now on. */
    lose() {
      generation += 1
      known = undefined
    },
    /** The position; undefined if it is not known within so many milliseconds. */
    async within(milliseconds: number): Promise<Position | undefined> {
      if (known || !asking) return known
      const waited = new AbortController()
      const { signal } = waited
      await Promise.race([asking, pause(milliseconds, undefined, { signal }).catch(() => undefined)])
      waited.abort()
      return known
    },
  }
}
