import { ApiError } from '../core/refusal.ts'

interface Bounds {
  /** How many pieces of work may wait at most, altogether and per caller; further ones are refused. Unlimited by default. */
  mostWaiting?: number
  mostWaitingEach?: number
  /** Whether a full queue makes space for a caller who has fewer waiting: the newest piece of whoever has the most is refused. */
  evicts?: boolean
  /** What a caller has used so far; the next piece belongs to who has used the least. By default, nobody has used anything. */
  usedBy?: (caller: string) => number
}

interface Waiting {
  begin(): void
  refuse(error: ApiError): void
}

/** Sent to callers who are refused because the queue is full. */
const retryAfterSeconds = 6

/**
 * Places for pieces of work that run at the same time. Queues that share them have every other turn: a free place goes to the queue
 * whose last turn is longest ago.
 */
export function openSlots(atOnce: number) {
  const working = new Map<string, number>()
  /** Each begins its next piece; false if none waits. */
  const queues: (() => boolean)[] = []
  let free = atOnce

  const atWork = (caller: string) => working.get(caller) ?? 0

  return {
    atWork,
    isFree: () => free > 0,
    join: (beginNext: () => boolean) => void queues.push(beginNext),
    take(caller: string) {
      free -= 1
      working.set(caller, atWork(caller) + 1)
    },
    release(caller: string) {
      free += 1
      if (atWork(caller) > 1) working.set(caller, atWork(caller) - 1)
      else working.delete(caller)
      const next = queues.findIndex((beginNext) => beginNext())
      if (next >= 0) queues.push(...queues.splice(next, 1))
    },
  }
}

/**
 * Lets callers take turns at expensive work. The next piece belongs to the caller with the fewest pieces at work; among equals, to
 * the one who has used the least, then to the one who came or had their last turn first. So a caller with ten requests delays everybody else by only one of them.
 */
export function fairQueue(
  slots: ReturnType<typeof openSlots>,
  {
    mostWaiting = Number.POSITIVE_INFINITY,
    mostWaitingEach = Number.POSITIVE_INFINITY,
    evicts = false,
    usedBy = () => 0,
  }: Bounds = {},
) {
  /** In the order of the callers' turns; holds only callers with waiting pieces. */
  const lines = new Map<string, Waiting[]>()
  let size = 0

  const join = (caller: string, piece: Waiting) => {
    const line = lines.get(caller) ?? []
    line.push(piece)
    lines.set(caller, line)
    size += 1
  }

  const leave = (caller: string, end: 'shift' | 'pop'): Waiting | undefined => {
    const line = lines.get(caller)
    const piece = line?.[end]()
    if (line?.length === 0) lines.delete(caller)
    size -= 1
    return piece
  }

  /** Moves this caller behind everybody who has come meanwhile. */
  const moveBack = (caller: string) => {
    const line = lines.get(caller)
    if (line && lines.delete(caller)) lines.set(caller, line)
  }

  slots.join(() => {
    if (size === 0) return false
    const caller = [...lines.keys()].reduce((least, each) => {
      const more = slots.atWork(each) - slots.atWork(least) || usedBy(each) - usedBy(least)
      return more < 0 ? each : least
    })
    slots.take(caller)
    leave(caller, 'shift')?.begin()
    return true
  })

  const waitingOf = (caller: string) => lines.get(caller)?.length ?? 0
  const isFull = (caller: string) =>
    !slots.isFree() && (size >= mostWaiting || waitingOf(caller) >= mostWaitingEach)

  /** Throws if the queue is full for this caller. */
  const refuseFull = (caller: string): void => {
    if (isFull(caller)) throw new ApiError('unavailable', { retryAfterSeconds })
  }

  /** Makes space for a piece of this caller, if somebody has more waiting; throws if that is the caller. */
  const evictFor = (caller: string): void => {
    const [longest, line] = [...lines].reduce((most, each) => (each[1].length > most[1].length ? each : most))
    const own = waitingOf(caller)
    const tooMany = new ApiError('too_many_requests', { retryAfterSeconds })
    if (line.length > own + 1) leave(longest, 'pop')?.refuse(tooMany)
    else if (own > 0) throw tooMany
  }

  /** Runs the work when it is the caller's turn. `isAdmitted` waits even if the queue is full. */
  const inTurn = async <Result>(
    caller: string,
    work: () => Promise<Result>,
    { isAdmitted = false } = {},
  ): Promise<Result> => {
    if (!isAdmitted) {
      if (evicts && isFull(caller)) evictFor(caller)
      refuseFull(caller)
    }
    if (slots.isFree()) slots.take(caller)
    else await new Promise<void>((begin, refuse) => join(caller, { begin, refuse }))
    try {
      return await work()
    } finally {
      moveBack(caller)
      slots.release(caller)
    }
  }

  return { inTurn, refuseFull, size: () => size }
}
