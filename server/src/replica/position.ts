import { setTimeout as pause } from 'node:timers/promises'
import type { Live } from '../live/live.ts'
import { type Position, positionOfPrimary } from './standbyStore.ts'

/**
 * Knows a place in the primary's log of changes that lies behind all that has been told so far. It is asked for on the line that
 * listens, by one question for all that is told until it is answered. Of several failures in a row the first is said.
 */
export function followPosition(live: Pick<Live, 'ask'>, onError: (error: unknown) => void) {
  let known: Position | undefined
  let told = 0
  let isFailing = false
  let asking: Promise<void> | undefined

  const askUntilNothingIsTold = async () => {
    try {
      for (;;) {
        const before = told
        const position = await positionOfPrimary(live)
        if (told !== before) continue
        known = position
        isFailing = false
        return
      }
      // It is asked again in a second, or when the line listens again.
    } catch (error) {
      if (!isFailing) onError(error)
      isFailing = true
    } finally {
      // In the same turn: what is told from now on is asked for anew.
      asking = undefined
    }
  }
  const renew = () => {
    asking ??= askUntilNothingIsTold()
  }

  return {
    /** What has come since without being told is to be covered as well. */
    renew,
    /** Something was told, which what was known does not cover. */
    tell() {
      told += 1
      known = undefined
      renew()
    },
    /** Something may be told unheard from now on. */
    lose() {
      told += 1
      known = undefined
    },
    /** Nothing if it is not known within so many milliseconds. */
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
