import { create } from 'zustand'
import { cacheNames } from '../api/cacheNames.ts'
import { forgetDevice } from '../api/deviceStore.ts'
import { rememberChoice } from '../api/rememberChoice.ts'
import { storedToken } from '../api/session.ts'
import type { ExitMessage, LeavingLock } from './workerMessages.ts'

const path = '/api/auth/quick-exit'
const leaving: LeavingLock = 'leaving'
/** The page is hidden already, but clearing the stored data must not delay leaving it for longer than this. */
const timeoutMilliseconds = 400
/** A service worker that has to be started first may not answer in time, and then has nothing to stop. */
const answerMilliseconds = 200

/**
 * Leaves for another site and deletes everything the app has stored on this device, for all accounts, unsent reports included: the
 * next person to take the phone finds nothing. The server has the browser do the same, by a response header.
 */
export function quickExit(address: string): Promise<void> {
  tellOtherTabs()
  return leaveTab(address)
}

async function leaveTab(address: string): Promise<void> {
  hidePage()
  holdLock()
  const token = storedToken()
  forgetStorage()
  forgetChoices()
  void fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined)
  const timeout = new Promise<void>((done) => setTimeout(done, timeoutMilliseconds))
  // Until it is told, a worker may open a cache again.
  const deletions = [forgetWorkers().then(forgetCaches), forgetDevice(), forgetCaches()]
  await Promise.race([Promise.allSettled(deletions), timeout])
  location.replace(address)
}

/** The page is hidden, not emptied: React keeps rendering until the navigation, and would throw if its elements were gone. */
function hidePage() {
  document.documentElement.hidden = true
  document.title = ''
}

/**
 * Holds a lock until the page is gone: a worker whose script is still being fetched cannot be told anything, and its installation goes on
 * although it is unregistered meanwhile. Older browsers have no locks.
 */
function holdLock() {
  if ('locks' in navigator)
    void navigator.locks.request(leaving, { mode: 'shared' }, () => new Promise(() => {}))
}

/** The other tabs leave when the storage is cleared, and no browser tells them if there was nothing in it. */
function tellOtherTabs() {
  try {
    localStorage.setItem('leaving', '')
  } catch {
    // What leaves no room for it is cleared, too.
  }
}

/** Disables writing, because for example the router stores the scroll position when the page is left. */
function forgetStorage() {
  Storage.prototype.setItem = () => undefined
  localStorage.clear()
  sessionStorage.clear()
}

/** Cookies that scripts cannot read are deleted by the server only. */
function forgetChoices() {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    if (name) rememberChoice(name, undefined)
  }
}

/**
 * Deletes all caches. The known ones are asked for at once: on a busy device the page may be gone before it is told which there are, but
 * what the browser was asked for, it carries out. Others may be left of an earlier release.
 */
async function forgetCaches(): Promise<void> {
  if (!('caches' in window)) return
  await deleteCaches(cacheNames)
  await deleteCaches(await caches.keys())
}

const deleteCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)))

/** Unregistering the service worker also ends push messages, but those on display are left to the browser. */
async function forgetWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { installing, waiting, active } = registration
    const workers = [installing, waiting, active].filter((worker) => worker !== null)
    // Not all browsers have any.
    const closed = registration.getNotifications?.().then((all) => all.map((shown) => shown.close()))
    const timeout = new Promise<void>((done) => setTimeout(done, answerMilliseconds))
    await Promise.race([Promise.allSettled([closed, ...workers.map(stopCaching)]), timeout])
    await registration.unregister()
  }
}

/**
 * Tells a worker to cache no more, and resolves when it answers. Also a worker that does not control this page, or is being installed, may
 * be caching something, and would go on with it. Chromium can lose the message if the worker is unregistered before the answer.
 */
const stopCaching = (worker: ServiceWorker): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done()
    worker.postMessage({ type: 'forgetAll' } satisfies ExitMessage, [port2])
  })

/** Leaves, too, when another tab has: its exit clears the storage of both. Returns a function that unsubscribes. */
export function followExit(address: string): () => void {
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (key === null && storageArea === localStorage) void leaveTab(address)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

// --- Escape three times

const times = 3
const withinMilliseconds = 1_200

const useOffers = create(() => ({ count: 0 }))
let pressed: number[] = []
let leave = () => {}

/**
 * Only the first of the presses must happen on a page that offers the exit, because it may close a dialog or leave that page. `at` is
 * in milliseconds; a key that is held down counts as one press.
 */
export function isThirdPress(presses: readonly number[], at: number): boolean {
  const [first] = presses.slice(-(times - 1))
  return presses.length >= times - 1 && first !== undefined && at - first <= withinMilliseconds
}

function onKey(event: KeyboardEvent) {
  const { key, repeat, timeStamp } = event
  if (key !== 'Escape' || repeat) return
  const recent = pressed.filter((at) => timeStamp - at <= withinMilliseconds)
  if (useOffers.getState().count === 0 && recent.length === 0) return
  if (isThirdPress(recent, timeStamp)) {
    // No default action of the key may navigate to another page.
    event.preventDefault()
    leave()
  }
  pressed = [...recent, timeStamp]
}

/** Offers the exit while a page is shown; returns the function that ends the offer. */
export function offerExit(address: string): () => void {
  leave = () => void quickExit(address)
  addOffer(1)
  // In the capture phase, to run before any other handler of the key. Adding the same listener again has no effect.
  window.addEventListener('keydown', onKey, { capture: true })
  return () => addOffer(-1)
}

const addOffer = (change: 1 | -1) => useOffers.setState(({ count }) => ({ count: count + change }))

/** Whether the current page offers the exit. */
export const useExitOffered = (): boolean => useOffers(({ count }) => count > 0)
