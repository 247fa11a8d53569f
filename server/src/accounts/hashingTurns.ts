import { fairQueue } from './fairQueue.ts'

/** Who waits for a password to be hashed, and in which of the two queues. */
export interface HashingLane {
  /** On a device that the account has verified, or in a session of it. */
  isKnown: boolean
  /** Requests with the same name wait for each other. */
  caller: string
}

/** More hashes at once would only queue for the same processors, each holding its memory and a thread. */
const atOnce = 2
const mostWaiting = 200

const known = fairQueue(mostWaiting)
const unknown = fairQueue(mostWaiting)
let running = 0
let knownIsNext = true

/** The operator's own commands, and what fills a database. */
const ownLane: HashingLane = { isKnown: true, caller: 'operator' }

/**
 * Does the work when it is the caller's turn. Known devices have a queue of their own, and every second turn, so that
 * they wait neither behind an attack nor are refused because of it.
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

/** How many wait in this process, on devices that their account knows and on others. */
export const waitingTurns = () => ({ known: known.size(), unknown: unknown.size() })

/** A place is handed from one to the next, of the two queues in turn. */
function handOn(): void {
  const [first, second] = knownIsNext ? [known, unknown] : [unknown, known]
  knownIsNext = !knownIsNext
  if (!first.next() && !second.next()) running -= 1
}
