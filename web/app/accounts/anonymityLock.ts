import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import { onReturn } from '../api/onReturn.ts'
import { transport } from '../api/send.ts'

/** Timers stop while a device sleeps, so the time is compared often instead of waited for once. */
const lookMilliseconds = 30_000

const channel = 'anonymity'
const locked = 'locked'

/** When this session locks by itself, in milliseconds since 1970; undefined while nothing is shown that the second password protects. */
let locksAt: number | undefined

/** The person has hidden it here: no other answer needs to say so. */
export function noteLocked(): void {
  locksAt = undefined
}

/** Tells the other tabs of this browser, which share the session, that the person has locked it. */
export function broadcastLock(): void {
  const sender = new BroadcastChannel(channel)
  sender.postMessage(locked)
  sender.close()
}

/**
 * Calls the listener when the second password locks what this page shows: when the session has not been used for long, even if the
 * server cannot be reached then, and when another tab or device has locked it. Returns a function that unsubscribes.
 */
export function onLock(listener: () => void): () => void {
  const lock = () => {
    noteLocked()
    listener()
  }
  const look = () => {
    if ((locksAt ?? Infinity) <= Date.now()) lock()
  }
  transport.onAnswer = (headers) => {
    const seconds = headers.get(anonymousShownFor)
    if (seconds === null) return
    if (seconds !== '0') locksAt = Date.now() + Number(seconds) * 1_000
    else if (locksAt !== undefined) lock()
  }
  const receiver = new BroadcastChannel(channel)
  receiver.onmessage = lock
  const timer = setInterval(look, lookMilliseconds)
  const stopReturning = onReturn(look)
  return () => {
    transport.onAnswer = undefined
    receiver.close()
    clearInterval(timer)
    stopReturning()
    noteLocked()
  }
}
