import type { Call, CallInput } from '@bichar/contract/api.ts'
import { create } from 'zustand'
import type { Refusal } from '../api/outcome.ts'
import { storedUser } from '../api/session.ts'

/** A call that is sent once there is a network. */
export interface QueuedRequest<C extends Call = Call> {
  /** Also the idempotency key of its request: however often it is sent, it takes effect once. */
  id: string
  /** What it is about. Only the latest call of each slot is queued. */
  slot: string
  name: C
  input: CallInput<C>
  /** Whether it contains written text: then it is kept when the server refuses it. Others, such as a reaction, are deleted. */
  isWritten?: boolean
  /** Whether nobody waits for its answer: then it is not said that the server refused it. */
  isQuiet?: boolean
  refusal?: Refusal
}

/** A call to be queued; if it was attempted before, the idempotency key of that attempt stays its key. */
export type RequestToQueue<C extends Call = Call> = Omit<QueuedRequest<C>, 'id'> & { id?: string }

/** How long a call waits for the persister, in milliseconds. */
const persisterTimeoutMilliseconds = 10_000

type Persister = (call: RequestToQueue) => Promise<boolean>

const useQueueStore = create<{ calls: readonly QueuedRequest[] }>(() => ({ calls: [] }))
let persister: Persister | undefined
const persisterRequests: ((persister: Persister | undefined) => void)[] = []

/** Sets the queued calls of whoever is signed in, as they have been read from the device. */
export const setQueue = (calls: readonly QueuedRequest[]): void => useQueueStore.setState({ calls })

/**
 * Sets the function that stores calls on the device. It is loaded after the page, for people who are signed in; undefined once they have
 * logged out.
 */
export function setPersister(next: Persister | undefined): void {
  persister = next
  for (const resolve of persisterRequests.splice(0)) resolve(next)
}

/**
 * Queues a call until there is a network; resolves to false if the device does not store it. On a slow network people send something
 * before the persister has been loaded, so a call waits for it for a while.
 */
export async function enqueue<C extends Call>(call: RequestToQueue<C>): Promise<boolean> {
  const person = storedUser()?._id
  const persist = persister ?? (await waitForPersister())
  // Whoever has logged in meanwhile must not send what somebody else has written.
  if (!persist || storedUser()?._id !== person) return false
  return persist(call as unknown as RequestToQueue)
}

const waitForPersister = () =>
  new Promise<Persister | undefined>((resolve) => {
    persisterRequests.push(resolve)
    setTimeout(() => resolve(undefined), persisterTimeoutMilliseconds)
  })

/** The queued calls, in the order in which they will be sent. */
export const getQueue = (): readonly QueuedRequest[] => useQueueStore.getState().calls

export const getQueuedRequest = (slot: string): QueuedRequest | undefined =>
  getQueue().find((call) => call.slot === slot)

/** The queued calls on this device, in the order in which they will be sent. */
export const useQueuedRequests = (): readonly QueuedRequest[] => useQueueStore(({ calls }) => calls)
