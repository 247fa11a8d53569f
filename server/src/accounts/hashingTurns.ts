import { fairQueue, openSlots } from '../http/fairQueue.ts'

/** The queue in which a password waits to be hashed, and its place there. */
export interface HashingLane {
  /** Whether the request comes from a device that the account has verified, or from one of its sessions. */
  isKnown: boolean
  /** Callers take turns, however many requests each has. */
  caller: string
}

/** More hashes at once would only compete for the same cores, while each holds its memory and a thread. */
const slots = openSlots(2)
/** As many as are hashed within six seconds, at about 60 ms each and two at a time. */
const bounds = { mostWaiting: 200, evicts: true }
const known = fairQueue(slots, bounds)
const unknown = fairQueue(slots, bounds)

/** For the operator's commands, and for tools that fill a database. */
const ownLane: HashingLane = { isKnown: true, caller: 'operator' }

/**
 * Does the work when it is the caller's turn. Known devices have a queue of their own that gets every second turn, so that an
 * attack neither delays them nor causes them to be refused.
 */
export const inTurn = <Result>(
  work: () => Promise<Result>,
  { isKnown, caller }: HashingLane = ownLane,
): Promise<Result> => (isKnown ? known : unknown).inTurn(caller, work)

/** How many hashes wait in this process, for known devices and for others. */
export const waitingTurns = () => ({ known: known.size(), unknown: unknown.size() })
