import { create } from 'zustand'
import { cacheNames } from '../api/cacheNames.ts'
import { clearDeviceData } from '../api/deviceStore.ts'
import { leavePage } from '../api/leaving.ts'
import { storedToken } from '../api/session.ts'
import { setPreferenceCookie } from '../api/setPreferenceCookie.ts'
import { goBackToPage } from '../ui/layers.ts'
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
  notifyOtherTabs()
  return leaveTab(address)
}

async function leaveTab(address: string): Promise<void> {
  leavePage()
  hidePage()
  holdLock()
  const token = storedToken()
  clearStorage()
  deleteCookies()
  void fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined)
  const timeout = new Promise<void>((done) => setTimeout(done, timeoutMilliseconds))
  // Until it is told, a worker may open a cache again.
  const deletions = [unregisterWorkers().then(deleteAllCaches), clearDeviceData(), deleteAllCaches()]
  // What lies on top of the page has an entry of its own; only one entry is replaced.
  await Promise.race([Promise.allSettled([...deletions, goBackToPage()]), timeout])
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
function notifyOtherTabs() {
  try {
    localStorage.setItem('leaving', '')
  } catch {
    // What leaves no room for it is cleared, too.
  }
}

/** Disables writing, because for example the router stores the scroll position when the page is left. */
function clearStorage() {
  Storage.prototype.setItem = () => undefined
  localStorage.clear()
  sessionStorage.clear()
}

/** Cookies that scripts cannot read are deleted by the server only. */
function deleteCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    if (name) setPreferenceCookie(name, undefined)
  }
}

/**
 * Deletes all caches. The known ones are asked for at once: on a busy device the page may be gone before it is told which there are, but
 * what the browser was asked for, it carries out. Others may be left of an earlier release.
 */
async function deleteAllCaches(): Promise<void> {
  if (!('caches' in window)) return
  await deleteCaches(cacheNames)
  await deleteCaches(await caches.keys())
}

const deleteCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)))

/** Unregistering the service worker also ends push messages, but those on display are left to the browser. */
async function unregisterWorkers(): Promise<void> {
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
export function subscribeToExit(address: string): () => void {
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (key === null && storageArea === localStorage) void leaveTab(address)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

// --- Shift three times

const times = 3
const withinMilliseconds = 5_000

const useOffers = create(() => ({ count: 0 }))
let pressed: readonly number[] = []
let isAlone = false
let leave = () => {}

/**
 * The presses of Shift that still count after one `at`, in milliseconds. Three are the exit, as on the pages of public services: the key
 * closes nothing and writes nothing.
 */
export const recentPresses = (presses: readonly number[], at: number): readonly number[] =>
  [...presses, at].filter((press) => at - press <= withinMilliseconds).slice(-times)

/** Writing a capital letter, or choosing text, is no press of Shift alone; and what is written between presses begins them anew. */
function onKeyDown({ key, repeat }: KeyboardEvent) {
  if (repeat) return
  isAlone = key === 'Shift'
  if (!isAlone) pressed = []
}

function onKeyUp({ key, timeStamp }: KeyboardEvent) {
  if (key !== 'Shift' || !isAlone || !isExitOffered()) return
  isAlone = false
  pressed = recentPresses(pressed, timeStamp)
  if (pressed.length === times) leave()
}

/** Offers the exit while a page is shown; returns the function that ends the offer. */
export function offerExit(address: string): () => void {
  leave = () => void quickExit(address)
  addOffer(1)
  // In the capture phase, so that nothing on the page keeps a press. Adding the same listener again has no effect.
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keyup', onKeyUp, { capture: true })
  return () => addOffer(-1)
}

const addOffer = (change: 1 | -1) => useOffers.setState(({ count }) => ({ count: count + change }))

/** Whether the current page offers the exit. */
export const isExitOffered = (): boolean => useOffers.getState().count > 0

export const useExitOffered = (): boolean => useOffers(({ count }) => count > 0)
