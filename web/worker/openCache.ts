declare const self: ServiceWorkerGlobalScope

let isLeft = false
let wasRegistered = false
/** Settles when every cache that was asked for is open. */
let opening: Promise<unknown> = Promise.resolve()

/**
 * Whether a person has left the app for good, so that nothing is cached anymore. A worker that has been unregistered may still be running,
 * perhaps without having received the message of the page.
 */
export const isLeftForGood = (): boolean => isLeft || isUnregistered()

/** A browser that does not tell workers of the state of their registration must not be taken for one that has ended it. */
function isUnregistered(): boolean {
  const { installing, waiting, active } = self.registration
  const isRegistered = Boolean(installing || waiting || active)
  wasRegistered ||= isRegistered
  return wasRegistered && !isRegistered
}

/** Opens a cache, which creates it if need be; rejects once the app has been left for good, since nobody would delete it again. */
export function openCache(name: string): Promise<Cache> {
  if (isLeftForGood()) return Promise.reject(new Error('The app has been left for good'))
  const opened = caches.open(name)
  opening = Promise.allSettled([opening, opened])
  return opened
}

/**
 * Deletes all caches and unregisters the worker. The page that asks for it is left at the same moment and hardly waits. A cache that is
 * still being opened is not among the names yet, so that is waited for.
 */
export async function forgetAll(): Promise<void> {
  isLeft = true
  await opening
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
