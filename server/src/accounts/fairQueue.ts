import { ApiError } from '../refusal.ts'

interface Waiting {
  begin(): void
  refuse(error: ApiError): void
}

/** By then a full queue has emptied, at some 60 ms for each turn and two at a time. */
const retryAfterSeconds = 6

/**
 * A queue in which callers, not requests, take turns: whoever waits with a hundred is served once for each other
 * caller. When it is full, the last of whoever has the most in it gives way.
 */
export function fairQueue(mostWaiting: number) {
  /** In the order of their turns; a caller with nothing waiting is not in it. */
  const lines = new Map<string, Waiting[]>()
  let waiting = 0

  const longest = () =>
    [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), [] as Waiting[])

  /** Frees a place, or refuses whoever came: as one too many of theirs, or because everybody is here at once. */
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

    /** Comes back when it is the caller's turn. */
    async wait(caller: string): Promise<void> {
      if (waiting === mostWaiting) makeRoomFor(caller)
      await new Promise<void>((begin, refuse) => {
        const line = lines.get(caller) ?? []
        line.push({ begin, refuse })
        lines.set(caller, line)
        waiting += 1
      })
    },
    /** Lets the next one begin; false when nobody waits. */
    next(): boolean {
      const [first] = lines
      if (!first) return false
      const [caller, line] = first
      // Put back at the end, behind every other caller.
      lines.delete(caller)
      const turn = line.shift()
      if (line.length > 0) lines.set(caller, line)
      waiting -= 1
      turn?.begin()
      return true
    },
  }
}
