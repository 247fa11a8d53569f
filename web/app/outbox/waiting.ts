import type { Call, CallInput } from '@bichar/contract/api.ts'
import { useSyncExternalStore } from 'react'
import type { Refusal } from '../api/outcome.ts'

/** A call that is made once there is a network. */
export interface WaitingCall<C extends Call = Call> {
  /** Also the idempotency key under which it is sent: however often, it is done once. */
  id: string
  /** What it is about. Of each the last that was said waits, and nothing that was said before. */
  slot: string
  name: C
  input: CallInput<C>
  /** It was written, and stays when the server refuses it; what was merely pressed goes. */
  isWritten?: boolean
  refusal?: Refusal
}

/** One that is to wait; the key of a first try, if there was one, goes on being its key. */
export type LaterCall<C extends Call = Call> = Omit<WaitingCall<C>, 'id'> & { id?: string }

type Keeper = (call: LaterCall) => Promise<boolean>

const none: readonly WaitingCall[] = []
let waiting = none
let keeper: Keeper | undefined
const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is kept here of whoever is signed in, as it has been read. */
export function setWaiting(calls: readonly WaitingCall[]): void {
  waiting = calls
  for (const listener of listeners) listener()
}

/** The device keeps calls from now on. What does so is fetched after the page, for those who are signed in. */
export function setKeeper(next: Keeper | undefined): void {
  keeper = next
}

/** Has a call made when there is a network again; false when the device does not keep it. */
export const keepForLater = <C extends Call>(call: LaterCall<C>): Promise<boolean> =>
  keeper?.(call as unknown as LaterCall) ?? Promise.resolve(false)

/** What waits here, the first that is sent first. */
export const waitingNow = () => waiting

export const waitingIn = (slot: string): WaitingCall | undefined => waiting.find((call) => call.slot === slot)

/** What waits on this device, the first that is sent first. */
export const useWaitingCalls = (): readonly WaitingCall[] =>
  useSyncExternalStore(
    listen,
    () => waiting,
    () => none,
  )
