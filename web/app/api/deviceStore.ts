import { clear, createStore, delMany, keys, type UseStore } from 'idb-keyval'
import { readCache } from './readCache.ts'

const databaseName = 'bichar'
let opened: UseStore | undefined

/** What this browser keeps for a person beyond the tab: under keys that begin with the person's id. */
export const deviceStore = (): UseStore => {
  opened ??= createStore(databaseName, 'kept')
  return opened
}

/** Every key of `person` that begins with `prefix`. */
export async function keysOf(person: string, prefix = ''): Promise<string[]> {
  const all = await keys<string>(deviceStore())
  return all.filter((key) => key.startsWith(`${person}/${prefix}`))
}

/**
 * Forgets everything that is kept for a person here. A logout calls it: the next one to hold the phone finds nothing.
 * Where the browser keeps nothing at all there is nothing to forget.
 */
export async function forgetPerson(person: string): Promise<void> {
  forgetUnsent(person)
  await forgetReading()
  await keysOf(person)
    .then((all) => delMany(all, deviceStore()))
    .catch((error: unknown) => console.warn('What was kept on this device could not be removed', error))
}

/** What this tab has of a person's that was being written. */
function forgetUnsent(person: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(`unsent/${person}/`)) sessionStorage.removeItem(key)
}

/** What was read here says about its reader what it is about. */
async function forgetReading(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(readCache)
}

const keepsNothing: UseStore = () => new Promise(() => {})

/** Forgets everything that is kept here for anybody; what a page that is being left would still keep is kept no more. */
export async function forgetDevice(): Promise<void> {
  const store = deviceStore()
  opened = keepsNothing
  await clear(store)
  // As long as another tab has it open this waits, and nobody waits for it: it is empty by now.
  indexedDB.deleteDatabase(databaseName)
}
