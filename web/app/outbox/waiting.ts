import type { Call, CallInput } from '@bichar/contract/api.ts'
import { create } from 'zustand'
import type { Refusal } from '../api/outcome.ts'
import { storedUser } from '../api/session.ts'

/** A call that is sent once there is a network. */
export interface WaitingCall<C extends Call = Call> {
  /** Also the idempotency key of its request: however often it is sent, it takes effect once. */
  id: string
  /** What it is about. Only the latest call of each slot is queued. */
  slot: string
  name: C
  input: CallInput<C>
  /** Whether it contains written text: then it is kept when the server refuses it. Others, such as a reaction, are deleted. */
  isWritten?: boolean
  refusal?: Refusal
}

/** A call to be queued; if it was attempted before, the idempotency key of that attempt stays its key. */
export type LaterCall<C extends Call = Call> = Omit<WaitingCall<C>, 'id'> & { id?: string }

/** How long a call waits for the keeper, in milliseconds. */
const keeperMilliseconds = 10_000

type Keeper = (call: LaterCall) => Promise<boolean>

const useQueue = create<{ calls: readonly WaitingCall[] }>(() => ({ calls: [] }))
let keeper: Keeper | undefined
const keeperRequests: ((keeper: Keeper | undefined) => void)[] = []

/** Sets the queued calls of whoever is signed in, as they have been read from the device. */
export const setWaiting = (calls: readonly WaitingCall[]): void => useQueue.setState({ calls })

/**
 * Sets the function that stores calls on the device. It is loaded after the page, for people who are signed in; undefined once they have
 * logged out.
 */
export function setKeeper(next: Keeper | undefined): void {
  keeper = next
  for (const resolve of keeperRequests.splice(0)) resolve(next)
}

/**
 * Queues a call until there is a network; resolves to false if the device does not store it. On a slow network people send something
 * before the keeper has been loaded, so a call waits for it for a while.
 */
export async function keepForLater<C extends Call>(call: LaterCall<C>): Promise<boolean> {
  const person = storedUser()?._id
  const keep = keeper ?? (await nextKeeper())
  // Whoever has logged in meanwhile must not send what somebody else has written.
  if (!keep || storedUser()?._id !== person) return false
  return keep(call as unknown as LaterCall)
}

const nextKeeper = () =>
  new Promise<Keeper | undefined>((resolve) => {
    keeperRequests.push(resolve)
    setTimeout(() => resolve(undefined), keeperMilliseconds)
  })

/** The queued calls, in the order in which they will be sent. */
export const waitingNow = (): readonly WaitingCall[] => useQueue.getState().calls

export const waitingIn = (slot: string): WaitingCall | undefined =>
  waitingNow().find((call) => call.slot === slot)

/** The queued calls on this device, in the order in which they will be sent. */
export const useWaitingCalls = (): readonly WaitingCall[] => useQueue(({ calls }) => calls)
