import {
  anonymousShownFor,
  unlockedMilliseconds,
  unlockedRoundMilliseconds,
} from '@bichar/contract/rules/anonymousShownFor.ts'
import { onOnlineOrVisible } from '../api/onOnlineOrVisible.ts'
import { transport } from '../api/send.ts'

/** Timers stop while a device sleeps, so the time is compared often instead of waited for once. */
const lookMilliseconds = 30_000

/** How long a page that shall lock waits for the answer to its last use. */
const answerMilliseconds = 30_000

/** No session is unlocked for longer: a clock that is set back must not make it look so. */
const mostMilliseconds = unlockedMilliseconds + unlockedRoundMilliseconds

/** What shows that a person is there, unlike calls, of which a page makes some by itself. */
const uses = ['keydown', 'pointerdown', 'click', 'input', 'wheel'] as const

/** Between the tabs of a browser, which share the session: it has been locked, or locks at this time, in milliseconds since 1970. */
type TabMessage = 'locked' | number

let channel: BroadcastChannel | undefined

/** Whether an answer has said that this page may show what the second password protects, or would protect if there were one. */
let isShown = false
/** When this session locks by itself, in milliseconds since 1970; undefined while there is nothing to lock. */
let locksAt: number | undefined

/** What is read from now on is read anew: an answer that says that it is hidden is no news. */
export function setLocked(): void {
  isShown = false
  locksAt = undefined
}

/** Tells the other tabs of this browser that the person has locked the session. */
export const broadcastLock = (): void => channel?.postMessage('locked' satisfies TabMessage)

interface LockListener {
  /** Called when the second password locks what this page shows. */
  onLocked(): void
  /** Tells the server that the session is being used. */
  prolong(): Promise<unknown>
}

/**
 * Tells when the session of whoever is signed in has locked: because nobody has used it for long, even if the server cannot be reached
 * then, or because another tab or device has locked it. Returns a function that unsubscribes.
 */
export function onLock({ onLocked, prolong }: LockListener): () => void {
  const tabs = new BroadcastChannel('anonymity')
  channel = tabs
  let prolongedAt = -Infinity
  let isProlonging = false
  const left = () => {
    if (locksAt === undefined) return Infinity
    locksAt = Math.min(locksAt, Date.now() + mostMilliseconds)
    return locksAt - Date.now()
  }

  const lock = () => {
    setLocked()
    onLocked()
  }
  const lockAt = (at: number) => {
    isShown = true
    // Answers may come out of order, and the use of any tab prolongs the session of all.
    locksAt = Math.max(locksAt ?? 0, at)
  }
  const look = () => {
    if (left() <= (isProlonging ? -answerMilliseconds : 0)) lock()
  }
  const noteUse = () => {
    // Whoever comes when the time is over may be somebody else.
    if (left() <= 0) return look()
    if (left() > unlockedMilliseconds || isProlonging || performance.now() - prolongedAt < lookMilliseconds)
      return
    isProlonging = true
    prolongedAt = performance.now()
    void prolong().finally(() => {
      isProlonging = false
      look()
    })
  }
  transport.onAnswer = ({ ok, url, headers }) => {
    const seconds = headers.get(anonymousShownFor)
    if (seconds === '0') {
      if (isShown) lock()
    } else if (seconds !== null) {
      lockAt(Date.now() + Number(seconds) * 1_000)
      tabs.postMessage(locksAt)
    } else if (ok && new URL(url).pathname !== '/api/auth/me') {
      // There is no second password, or no more; only the call that asks who somebody is says nothing of it.
      isShown = true
      locksAt = undefined
    }
  }
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'locked') lock()
    else lockAt(data)
  }

  const timer = setInterval(look, lookMilliseconds)
  const stopReturning = onOnlineOrVisible(look)
  for (const use of uses) window.addEventListener(use, noteUse, { capture: true, passive: true })
  return () => {
    transport.onAnswer = undefined
    tabs.close()
    channel = undefined
    clearInterval(timer)
    stopReturning()
    for (const use of uses) window.removeEventListener(use, noteUse, { capture: true })
    setLocked()
  }
}
