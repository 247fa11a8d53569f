import { useSyncExternalStore } from 'react'
import { forgetDevice } from '../api/deviceStore.ts'
import { storedToken } from '../api/session.ts'
import type { ExitSaid } from './workerMessages.ts'

const path = '/api/auth/quick-exit'
/** Whoever comes in sees nothing any more; clearing what is kept must not hold back for longer that the page goes. */
const patienceMilliseconds = 400

/**
 * Leaves for a page elsewhere and forgets on this device all that the app knows, whoever it belongs to, also reports that
 * have not been sent: whoever takes the phone next finds nothing. The server says the same to the browser by a header.
 */
export async function quickExit(address: string): Promise<void> {
  hidePage()
  const token = storedToken()
  forgetStorage()
  void fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined)
  const patience = new Promise<void>((done) => setTimeout(done, patienceMilliseconds))
  await Promise.race([Promise.allSettled([forgetWorkers(), forgetDevice(), forgetCaches()]), patience])
  location.replace(address)
}

/** Hidden, not emptied: React goes on drawing until the page goes, and throws where its elements are gone. */
function hidePage() {
  document.documentElement.hidden = true
  document.title = ''
}

/** The router, for one, would still note how far the page was scrolled when it goes. */
function forgetStorage() {
  Storage.prototype.setItem = () => undefined
  localStorage.clear()
  sessionStorage.clear()
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Without its worker a browser is brought no messages either. */
async function forgetWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.controller?.postMessage({ type: 'forgetAll' } satisfies ExitSaid)
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
}

// --- Escape three times

const times = 3
const withinMilliseconds = 1_200

let shown = 0
let pressed: number[] = []
let leave = () => {}
const listeners = new Set<() => void>()

/**
 * Counts presses from the first on a page that offers the exit: there it may close a dialog or lead off the page, and the
 * second is the same wish. `at` is in milliseconds; a key that is held down is one press.
 */
export function isThirdPress(presses: readonly number[], at: number): boolean {
  const [first] = presses.slice(-(times - 1))
  return presses.length >= times - 1 && first !== undefined && at - first <= withinMilliseconds
}

function onKey(event: KeyboardEvent) {
  const { key, repeat, timeStamp } = event
  if (key !== 'Escape' || repeat) return
  const recent = pressed.filter((at) => timeStamp - at <= withinMilliseconds)
  if (shown === 0 && recent.length === 0) return
  if (isThirdPress(recent, timeStamp)) {
    // Nothing else that the key does may lead to another page.
    event.preventDefault()
    leave()
  }
  pressed = [...recent, timeStamp]
}

/** A page offers the exit from now on; returns what takes the offer back. */
export function offerExit(address: string): () => void {
  leave = () => void quickExit(address)
  shown += 1
  // Before whatever else the key does on the page; added again, it is the same listener.
  window.addEventListener('keydown', onKey, { capture: true })
  for (const listener of listeners) listener()
  return () => {
    shown -= 1
    for (const listener of listeners) listener()
  }
}

const onOffer = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page that is shown offers the exit. */
export const useExitOffered = (): boolean =>
  useSyncExternalStore(
    onOffer,
    () => shown > 0,
    () => false,
  )
