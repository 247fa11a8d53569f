import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import { onReturn } from '../api/onReturn.ts'
import { transport } from '../api/send.ts'

/** In this last time before it locks the session is prolonged if somebody uses the page without any call, to write for example. */
const closingMilliseconds = 300_000

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

interface LockListener {
  /** Called when the second password locks what this page shows. */
  onLocked(): void
  /** Makes any call as the person, which prolongs the session. */
  prolong(): void
}

/**
 * Tells when the session has locked: because nobody has used it for long, even if the server cannot be reached then, or because another
 * tab or device has locked it. Returns a function that unsubscribes.
 */
export function onLock({ onLocked, prolong }: LockListener): () => void {
  let usedAt = -Infinity
  const noteUse = () => {
    usedAt = Date.now()
  }
  const lock = () => {
    noteLocked()
    onLocked()
  }
  const look = () => {
    const left = (locksAt ?? Infinity) - Date.now()
    if (left <= 0) lock()
    else if (left <= closingMilliseconds && usedAt >= Date.now() - lookMilliseconds) prolong()
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
  const uses = ['keydown', 'pointerdown'] as const
  for (const use of uses) window.addEventListener(use, noteUse, { capture: true, passive: true })
  return () => {
    transport.onAnswer = undefined
    receiver.close()
    clearInterval(timer)
    stopReturning()
    for (const use of uses) window.removeEventListener(use, noteUse, { capture: true })
    noteLocked()
  }
}
