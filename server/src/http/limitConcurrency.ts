import { ApiError } from '../refusal.ts'

interface Turns {
  /** How many pieces of work run at a time. */
  atOnce: number
  /** How many may wait at most, altogether and per person; further ones are refused. Unlimited by default. */
  mostWaiting?: number
  mostWaitingEach?: number
}

/** Sent to callers who are refused because the queue is full. */
const retryAfterSeconds = 5

/**
 * Lets people take turns at expensive work. The next piece belongs to the person with the fewest pieces at work; among equals, to
 * the one who came or had their last turn first. So a person with ten requests delays everybody else by only one of them.
 */
export function limitConcurrency({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
  mostWaitingEach = Number.POSITIVE_INFINITY,
}: Turns) {
  const waiting = new Map<string, (() => void)[]>()
  const working = new Map<string, number>()
  let free = atOnce
  let waitingNow = 0

  const atWork = (person: string) => working.get(person) ?? 0

  const begin = (person: string) => {
    free -= 1
    working.set(person, atWork(person) + 1)
  }

  const end = (person: string) => {
    free += 1
    if (atWork(person) > 1) working.set(person, atWork(person) - 1)
    else working.delete(person)
    const pieces = waiting.get(person)
    // Moves this person behind everybody who has come meanwhile.
    if (pieces && waiting.delete(person)) waiting.set(person, pieces)
    beginNext()
  }

  const beginNext = () => {
    if (waiting.size === 0) return
    const person = [...waiting.keys()].reduce((least, each) => (atWork(each) < atWork(least) ? each : least))
    const pieces = waiting.get(person) ?? []
    const start = pieces.shift()
    if (pieces.length === 0) waiting.delete(person)
    waitingNow -= 1
    begin(person)
    start?.()
  }

  /** Throws if the queue is full for this person. */
  const refuseFull = (person: string): void => {
    if (free > 0) return
    const ofPerson = waiting.get(person)?.length ?? 0
    if (waitingNow < mostWaiting && ofPerson < mostWaitingEach) return
    throw new ApiError('unavailable', { retryAfterSeconds })
  }

  /** Runs the work when it is the person's turn. `isAdmitted` waits even if the queue is full. */
  const inTurn = async <Result>(
    person: string,
    work: () => Promise<Result>,
    { isAdmitted = false } = {},
  ): Promise<Result> => {
    if (!isAdmitted) refuseFull(person)
    if (free > 0) begin(person)
    else {
      const pieces = waiting.get(person) ?? []
      waitingNow += 1
      waiting.set(person, pieces)
      await new Promise<void>((resolve) => void pieces.push(resolve))
    }
    try {
      return await work()
    } finally {
      end(person)
    }
  }

  return { inTurn, refuseFull }
}
