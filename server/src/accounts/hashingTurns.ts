import { fairQueue } from './fairQueue.ts'

/** The queue in which a password waits to be hashed, and its place there. */
export interface HashingLane {
  /** Whether the request comes from a device that the account has verified, or from one of its sessions. */
  isKnown: boolean
  /** Requests of the same caller are hashed one after the other. */
  caller: string
}

/** More hashes at once would only compete for the same cores, while each holds its memory and a thread. */
const atOnce = 2
const mostWaiting = 200

const known = fairQueue(mostWaiting)
const unknown = fairQueue(mostWaiting)
let running = 0
let knownIsNext = true

/** For the operator's commands, and for tools that fill a database. */
const ownLane: HashingLane = { isKnown: true, caller: 'operator' }

/**
 * Does the work when it is the caller's turn. Known devices have a queue of their own that gets every second turn, so that an
 * attack neither delays them nor causes them to be refused.
 */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  { isKnown, caller }: HashingLane = ownLane,
): Promise<Result> {
  if (running < atOnce) running += 1
  else await (isKnown ? known : unknown).wait(caller)
  try {
    return await work()
  } finally {
    handOn()
  }
}

/** How many hashes wait in this process, for known devices and for others. */
export const waitingTurns = () => ({ known: known.size(), unknown: unknown.size() })

/** Passes the free slot on to the next request, alternating between the two queues. */
function handOn(): void {
  const [first, second] = knownIsNext ? [known, unknown] : [unknown, known]
  knownIsNext = !knownIsNext
  if (!first.next() && !second.next()) running -= 1
}
