import { setTimeout as pause } from 'node:timers/promises'
import type { Live } from '../live/live.ts'
import { type Position, positionOfPrimary } from './standbyStore.ts'

/**
 * Knows a place in the primary's log of changes that lies behind all that has been told so far. It is asked for on the line that
 * listens, by one question for all that is told until it is answered.
 */
export function followPosition(live: Pick<Live, 'ask'>) {
  let known: Position | undefined
  let told = 0
  let asking: Promise<void> | undefined

  const askUntilNothingIsTold = async () => {
    for (;;) {
      const before = told
      const position = await positionOfPrimary(live)
      if (told !== before) continue
      known = position
      return
    }
  }
  const renew = () => {
    // A line that is lost says so by itself, and is asked again when it listens.
    asking ??= askUntilNothingIsTold()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined
      })
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
