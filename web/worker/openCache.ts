import type { CacheName } from '../app/api/cacheNames.ts'
import type { LeavingLock } from '../app/quickExit/workerMessages.ts'
import { windows } from './windows.ts'

declare const self: ServiceWorkerGlobalScope

const leaving: LeavingLock = 'leaving'

let wasExitRequested = false
let wasRegistered = false
/** Every cache that this worker has opened, by its name. */
const opened = new Map<string, Promise<Cache>>()
/** Settles when every cache that was asked for is open. */
let opening: Promise<unknown> = Promise.resolve()

/**
 * Whether a person has left the app for good, so that nothing is cached anymore. A worker that has been unregistered may still be running,
 * perhaps without having received the message of the page.
 */
export const hasExited = (): boolean => wasExitRequested || isUnregistered()

/** A browser that does not tell workers of the state of their registration must not be taken for one that has ended it. */
function isUnregistered(): boolean {
  const { installing, waiting, active } = self.registration
  const isRegistered = Boolean(installing || waiting || active)
  wasRegistered ||= isRegistered
  return wasRegistered && !isRegistered
}

/**
 * Opens a cache, which creates it if need be; rejects once the app has been left for good, since nobody would delete it again. A worker
 * opens each only once: what it goes on keeping in one that a page has deleted meanwhile vanishes, and the message of that page may be lost.
 */
export function openCache(name: CacheName): Promise<Cache> {
  if (hasExited()) return Promise.reject(exitedError())
  const known = opened.get(name)
  if (known) return known
  const cache = openUnlessExited(name)
  opened.set(name, cache)
  opening = Promise.allSettled([opening, cache])
  cache.catch(() => opened.delete(name))
  return cache
}

/**
 * On a busy device a page may be gone before the worker has its message, which can get lost then, and the worker is registered as long as
 * the page is there. So it looks for the lock of the page, before it creates a cache and once it has; then for the page itself, which may
 * have released its lock meanwhile.
 */
async function openUnlessExited(name: CacheName): Promise<Cache> {
  if (await isExiting()) throw exitedError()
  const cache = await caches.open(name)
  if (!hasExited() && !(await isExiting()) && !(await isNewWithoutPage(cache))) return cache
  await caches.delete(name)
  throw exitedError()
}

/** Whether a cache has just been created, although no page is open: what the app keeps has something in it from its first moment on. */
const isNewWithoutPage = async (cache: Cache): Promise<boolean> =>
  (await windows()).length === 0 && (await cache.keys()).length === 0

const exitedError = () => new Error('The app has been left for good')

/** Deletes a cache; the next time it is opened, it is created anew. */
export function deleteCache(name: CacheName): Promise<boolean> {
  opened.delete(name)
  return caches.delete(name)
}

/**
 * Deletes all caches, closes what is shown of push messages, and unregisters the worker. The page that asks for it is left at the same
 * moment and hardly waits. A cache that is still being opened is not among the names yet, so that is waited for.
 */
export async function deleteEverything(): Promise<void> {
  await deleteAllCaches()
  await Promise.all([closeNotifications(), self.registration.unregister()])
}

/** The page asks for the same, and may be gone before it knows which ones there are. */
async function closeNotifications(): Promise<void> {
  if (!('getNotifications' in self.registration)) return
  for (const shown of await self.registration.getNotifications()) shown.close()
}

async function deleteAllCaches(): Promise<void> {
  wasExitRequested = true
  await opening
  for (const name of await caches.keys()) await caches.delete(name)
}

/**
 * Deletes all caches and rejects if the app is being left or has been: while the script of a worker was fetched, no page could tell it. A
 * browser unregisters the worker only after its installation, for which this is called before and after a cache is created.
 */
export async function throwIfLeft(): Promise<void> {
  // A page that is left releases its lock no sooner than it is gone, so asking in this order misses none. A worker that updates another one
  // may do so without a page: after a push message, for example.
  if (!(await isExiting()) && (self.registration.active || (await windows()).length > 0)) return
  await deleteAllCaches()
  throw new Error('The app was left while its service worker was being installed')
}

/** Whether a page is being left; browsers without locks cannot tell. */
async function isExiting(): Promise<boolean> {
  const locks = await self.navigator.locks?.query()
  return locks?.held?.some(({ name }) => name === leaving) ?? false
}
