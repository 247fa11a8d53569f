import { ApiError } from '../refusal.ts'

interface Waiting {
  begin(): void
  refuse(error: ApiError): void
}

/** A full queue empties within this time, at about 60 ms per turn and two at a time. */
const retryAfterSeconds = 6

/**
 * A queue in which callers, not requests, take turns: a caller with a hundred requests gets one turn for each turn of every other
 * caller. When it is full, the newest request of the caller with the most requests is refused.
 */
export function fairQueue(mostWaiting: number) {
  /** In the order of the callers' turns; holds only callers with waiting requests. */
  const lines = new Map<string, Waiting[]>()
  let waiting = 0

  const longest = () =>
    [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), [] as Waiting[])

  /**
   * Makes space for a caller's request by refusing one of the longest line; throws if the caller has too many requests, or if
   * everybody has few.
   */
  const makeRoomFor = (caller: string) => {
    const own = lines.get(caller)?.length ?? 0
    const line = longest()
    if (line.length > own + 1) {
      line.pop()?.refuse(new ApiError('too_many_requests', { retryAfterSeconds }))
      waiting -= 1
      return
    }
    throw new ApiError(own > 0 ? 'too_many_requests' : 'unavailable', { retryAfterSeconds })
  }

  return {
    size: () => waiting,

    /** Resolves when it is the caller's turn. */
    async wait(caller: string): Promise<void> {
      if (waiting === mostWaiting) makeRoomFor(caller)
      await new Promise<void>((begin, refuse) => {
        const line = lines.get(caller) ?? []
        line.push({ begin, refuse })
        lines.set(caller, line)
        waiting += 1
      })
    },
    /** Starts the next request; false when none is waiting. */
    next(): boolean {
      const [first] = lines
      if (!first) return false
      const [caller, line] = first
      // Reinserted below, so that the caller comes after every other caller.
      lines.delete(caller)
      const turn = line.shift()
      if (line.length > 0) lines.set(caller, line)
      waiting -= 1
      turn?.begin()
      return true
    },
  }
}
