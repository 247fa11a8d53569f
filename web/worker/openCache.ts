declare const self: ServiceWorkerGlobalScope

let isLeft = false
let wasRegistered = false

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
export const openCache = (name: string): Promise<Cache> =>
  isLeftForGood() ? Promise.reject(new Error('The app has been left for good')) : caches.open(name)

/** Deletes all caches and unregisters the worker. The page that asks for it is left at the same moment and hardly waits. */
export async function forgetAll(): Promise<void> {
  isLeft = true
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
