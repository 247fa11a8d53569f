import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let names: Set<string>
let registration: { installing: object | null; waiting: null; active: object | null; unregister(): void }
let openCache: typeof import('./openCache.ts').openCache
let deleteCache: typeof import('./openCache.ts').deleteCache
let deleteEverything: typeof import('./openCache.ts').deleteEverything
let throwIfLeft: typeof import('./openCache.ts').throwIfLeft
let held: { name: string }[]
let windows: object[]
beforeEach(async () => {
  names = new Set()
  registration = { installing: null, waiting: null, active: {}, unregister: vi.fn<() => void>() }
  held = []
  windows = [{}]
  vi.stubGlobal('self', {
    registration,
    navigator: { locks: { query: async () => ({ held }) } },
    clients: { matchAll: async () => windows },
  })
  vi.stubGlobal('caches', {
    open: vi.fn<(name: string) => Promise<Cache>>(async (name) => {
      names.add(name)
      return { keys: async () => [] as readonly Request[] } as Cache
    }),
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
  vi.resetModules()
  ;({ openCache, deleteCache, deleteEverything, throwIfLeft } = await import('./openCache.ts'))
})
afterEach(() => vi.unstubAllGlobals())

test('a worker opens caches from its installation on', async () => {
  registration.installing = registration.active
  registration.active = null
  await openCache('bichar')
  expect([...names]).toEqual(['bichar'])
})

test('once the app is left all caches are deleted, and none is opened again', async () => {
  await openCache('bichar')
  await openCache('bichar-read')
  const done = deleteEverything()
  // What the worker was doing goes on while it deletes them.
  await expect(openCache('bichar-report')).rejects.toThrow('left for good')
  await done
  await expect(openCache('bichar')).rejects.toThrow('left for good')
  expect([...names]).toEqual([])
  expect(registration.unregister).toHaveBeenCalledOnce()
})

test('a cache that is being created when the app is left is deleted, too', async () => {
  let created = () => {}
  vi.mocked(caches.open).mockImplementationOnce(
    (name) =>
      new Promise((resolve) => {
        created = () => {
          names.add(name)
          resolve({} as Cache)
        }
      }),
  )
  const refused = expect(openCache('bichar')).rejects.toThrow('left for good')
  await vi.waitFor(() => expect(caches.open).toHaveBeenCalled())
  let isDone = false
  const done = deleteEverything().then(() => {
    isDone = true
  })
  // The deletion could go ahead now, and the worker would end with it.
  await new Promise((resolve) => setTimeout(resolve))
  expect(isDone).toBe(false)
  created()
  await Promise.all([refused, done])
  expect([...names]).toEqual([])
})

test('no cache is created while a page is being left, although nobody told the worker', async () => {
  held.push({ name: 'leaving' })
  await expect(openCache('bichar')).rejects.toThrow('left for good')
  expect(caches.open).not.toHaveBeenCalled()
})

test('a cache that was being created when a page began to be left is deleted, although nobody told the worker', async () => {
  vi.mocked(caches.open).mockImplementationOnce(async (name) => {
    names.add(name)
    held.push({ name: 'leaving' })
    return {} as Cache
  })
  await expect(openCache('bichar')).rejects.toThrow('left for good')
  expect([...names]).toEqual([])
})

test('a cache that was still being created when the page was gone is deleted, although nobody told the worker', async () => {
  vi.mocked(caches.open).mockImplementationOnce(async (name) => {
    names.add(name)
    windows = []
    return { keys: async () => [] as readonly Request[] } as Cache
  })
  await expect(openCache('bichar')).rejects.toThrow('left for good')
  expect([...names]).toEqual([])
})

/** What is opened next has been kept before. */
function isKeptAlready() {
  names.add('bichar')
  vi.mocked(caches.open).mockResolvedValueOnce({
    keys: async () => [new Request('http://here/offline.html')] as readonly Request[],
  } as Cache)
}

test('what is kept already is opened before the first page is there', async () => {
  windows = []
  isKeptAlready()
  await openCache('bichar')
  expect([...names]).toEqual(['bichar'])
})

test('a worker that was unregistered opens no cache, although nobody told it', async () => {
  await openCache('bichar')
  registration.active = null
  await expect(openCache('bichar-report')).rejects.toThrow('left for good')
  expect([...names]).toEqual(['bichar'])
})

test('a worker that is never told of its registration opens caches all the same', async () => {
  registration.active = null
  await openCache('bichar')
  expect([...names]).toEqual(['bichar'])
})

test('a cache that the page has deleted while it is left is not created again, although nobody told the worker', async () => {
  const files = await openCache('bichar')
  await caches.delete('bichar')
  expect(await openCache('bichar')).toBe(files)
  expect([...names]).toEqual([])
})

test('a cache that the worker itself has deleted is created anew', async () => {
  const files = await openCache('bichar')
  await deleteCache('bichar')
  expect([...names]).toEqual([])
  expect(await openCache('bichar')).not.toBe(files)
  expect([...names]).toEqual(['bichar'])
})

test('a cache that could not be opened is tried again', async () => {
  vi.mocked(caches.open).mockRejectedValueOnce(new Error('no space'))
  await expect(openCache('bichar')).rejects.toThrow('no space')
  await openCache('bichar')
  expect([...names]).toEqual(['bichar'])
})

const isInstalledFirst = () => {
  registration.installing = registration.active
  registration.active = null
}

test('a worker is installed while a page is open', async () => {
  isInstalledFirst()
  await openCache('bichar')
  await throwIfLeft()
  expect([...names]).toEqual(['bichar'])
})

test.each([
  ['a page is being left', () => held.push({ name: 'another' }, { name: 'leaving' })],
  ['no page is open anymore', () => windows.pop()],
])('a worker is not installed when %s, and no cache stays', async (_when, happens) => {
  isInstalledFirst()
  await openCache('bichar')
  happens()
  await expect(throwIfLeft()).rejects.toThrow('The app was left')
  await expect(openCache('bichar-report')).rejects.toThrow('left for good')
  expect([...names]).toEqual([])
})

test('a worker is updated without a page, but not while one is being left', async () => {
  registration.installing = {}
  windows.pop()
  isKeptAlready()
  await openCache('bichar')
  await throwIfLeft()
  expect([...names]).toEqual(['bichar'])
  held.push({ name: 'leaving' })
  await expect(throwIfLeft()).rejects.toThrow('The app was left')
  expect([...names]).toEqual([])
})

test('a browser without locks installs the worker while a page is open', async () => {
  isInstalledFirst()
  Reflect.deleteProperty(self.navigator, 'locks')
  await throwIfLeft()
  windows.pop()
  await expect(throwIfLeft()).rejects.toThrow('The app was left')
})
