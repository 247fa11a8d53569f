import type { Page } from '@playwright/test'

/**
 * What the app has stored on this device by its keys, once everything that it is writing is there; undefined before anything has been
 * stored.
 */
export const storedOnDevice = (page: Page): Promise<Map<string, unknown> | undefined> =>
  page
    .evaluate(async () => {
      if (!(await indexedDB.databases()).some(({ name }) => name === 'bichar')) return undefined
      const resultOf = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await resultOf(indexedDB.open('bichar'))
      const store = database.transaction('kept').objectStore('kept')
      const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())])
      database.close()
      return keys.map((key, index): [string, unknown] => [String(key), values[index]])
    })
    .then((entries) => entries && new Map(entries))
