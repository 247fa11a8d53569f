import { clear, createStore, delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import { readCache } from './cacheNames.ts'

const databaseName = 'bichar'
let opened: UseStore | undefined

/** IndexedDB store for what this browser keeps for a person beyond the tab; every key begins with the person's id. */
export const deviceStore = (): UseStore => {
  opened ??= createStore(databaseName, 'kept')
  return opened
}

/** Changes a record that is still stored, in one transaction; one that is gone, as after a logout, is not created again. */
export const updateRecord = (key: string, change: (record: unknown) => unknown): Promise<void> =>
  deviceStore()('readwrite', async (store) => {
    const record: unknown = await promisifyRequest(store.get(key))
    if (record !== undefined) await promisifyRequest(store.put(change(record), key))
  })

/** Every key of `person` that begins with `prefix`. */
export async function keysOf(person: string, prefix = ''): Promise<string[]> {
  const all = await keys<string>(deviceStore())
  return all.filter((key) => key.startsWith(`${person}/${prefix}`))
}

/**
 * Deletes everything that is kept for a person on this device. A logout calls it, so that the next user of the phone finds nothing. A
 * browser that stores nothing at all has nothing to delete, so a failure is only logged.
 */
export async function clearUserData(person: string): Promise<void> {
  clearDrafts(person)
  await deleteReadCache()
  await keysOf(person)
    .then((all) => delMany(all, deviceStore()))
    .catch((error: unknown) => console.warn('What was kept on this device could not be removed', error))
}

/** Deletes from this tab's session storage what a person was writing. */
function clearDrafts(person: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(`unsent/${person}/`)) sessionStorage.removeItem(key)
}

/** Deletes the cache of pages that were read here, because it reveals what its reader has read. */
async function deleteReadCache(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(readCache)
}

const keepsNothing: UseStore = () => new Promise(() => {})

/**
 * Deletes everything that is kept here for anybody; whatever the page that is being left still tries to store is not stored. On a busy
 * device clearing may take longer than the page lives, so the deletion is asked for at once: the browser carries it out when the page is
 * gone, or when another tab closes the database.
 */
export async function clearDeviceData(): Promise<void> {
  const store = deviceStore()
  opened = keepsNothing
  const cleared = clear(store)
  indexedDB.deleteDatabase(databaseName)
  await cleared
}
