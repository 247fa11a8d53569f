import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A cache in memory; tests can delay its `put` and count its calls of `keys`. */
function fakeCache() {
  const kept = new Map<string, Response>()
  return {
    kept,
    put: vi.fn<(request: Request, response: Response) => Promise<void>>(async (request, response) => {
      kept.set(request.url, response)
    }),
    /** A string is the address of what the installation has put into it. */
    match: async (asked: Request | string) =>
      typeof asked !== 'string' ? kept.get(asked.url)?.clone() : isInstalled ? new Response() : undefined,
    keys: vi.fn<() => Promise<Request[]>>(async () => [...kept.keys()].map((url) => new Request(url))),
    delete: async ({ url }: Request) => kept.delete(url),
  }
}

let cache: ReturnType<typeof fakeCache>
/** The caches that there are. */
let names: Set<string>
/** Whether the cache has what the installation puts into it. */
let isInstalled: boolean
let handleFetch: typeof import('./offline.ts').handleFetch
let afterwards: Promise<unknown>[]
beforeEach(async () => {
  cache = fakeCache()
  names = new Set(['bichar'])
  isInstalled = true
  afterwards = []
  vi.stubGlobal('__REPORT__', { assets: [], release: 'now' })
  vi.stubGlobal('self', {
    location: { origin: 'http://here' },
    registration: { active: {} },
    navigator: {},
    clients: { matchAll: async () => [{}] },
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      names.add(name)
      return cache
    },
    match: async (request: Request, { cacheName }: { cacheName: string }) =>
      cacheName === 'bichar' ? cache.match(request) : undefined,
    has: async (name: string) => names.has(name),
    delete: async (name: string) => names.delete(name),
  })
  vi.stubGlobal(
    'fetch',
    vi.fn<(request: Request) => Promise<Response>>(async ({ url }) => new Response(`of ${url}`)),
  )
  vi.resetModules()
  ;({ handleFetch } = await import('./offline.ts'))
})
afterEach(() => vi.unstubAllGlobals())

const ask = async (name: string) => {
  const answered = handleFetch(
    new Request(`http://here/assets/${name}`),
    (work) => void afterwards.push(work),
  )
  return (await answered)?.text()
}

test('a file is answered before it is kept, and the next time without the network', async () => {
  let finish = () => {}
  cache.put.mockImplementationOnce(
    (request, response) =>
      new Promise((resolve) => {
        finish = () => {
          cache.kept.set(request.url, response)
          resolve()
        }
      }),
  )
  expect(await ask('a.js')).toBe('of http://here/assets/a.js')
  expect(cache.kept.size).toBe(0)
  await vi.waitFor(() => expect(cache.put).toHaveBeenCalled())
  finish()
  await Promise.all(afterwards)
  expect(await ask('a.js')).toBe('of http://here/assets/a.js')
  expect(fetch).toHaveBeenCalledOnce()
})

test('a file is kept only in the cache of the installation: where that is gone, the app has been left', async () => {
  names.clear()
  expect(await ask('a.js')).toBe('of http://here/assets/a.js')
  await Promise.all(afterwards)
  expect([...names]).toEqual([])
  expect(cache.put).not.toHaveBeenCalled()
})

test('a cache that the opening has created anew, because a page had just deleted it, does not stay', async () => {
  isInstalled = false
  expect(await ask('a.js')).toBe('of http://here/assets/a.js')
  await Promise.all(afterwards)
  expect([...names]).toEqual([])
  expect(cache.put).not.toHaveBeenCalled()
})

test('a file that cannot be kept is answered all the same', async () => {
  cache.put.mockRejectedValueOnce(new Error('no space'))
  expect(await ask('a.js')).toBe('of http://here/assets/a.js')
  await expect(Promise.all(afterwards)).rejects.toThrow('no space')
})

test('the oldest files go, and what is kept is looked through once in the life of a worker', async () => {
  for (let number = 0; number < 210; number += 1) {
    cache.kept.set(`http://here/assets/${number}.js`, new Response(''))
  }
  for (const name of ['new.js', 'newer.js', 'newest.js']) await ask(name)
  await Promise.all(afterwards)
  expect(cache.keys).toHaveBeenCalledOnce()
  expect(cache.kept.has('http://here/assets/0.js')).toBe(false)
  expect(cache.kept.has('http://here/assets/209.js')).toBe(true)
  for (const name of ['new.js', 'newer.js', 'newest.js']) {
    expect(cache.kept.has(`http://here/assets/${name}`)).toBe(true)
  }
})

/** The request that the browser makes when somebody opens a page; a script cannot construct one with mode `navigate`. */
const open = (address: string) =>
  handleFetch(
    { url: address, method: 'GET', mode: 'navigate', destination: 'document' } as Request,
    (work) => void afterwards.push(work),
  ) as Promise<Response>

/** Stubs the caches so that these pages are kept. */
const isKept = (...addresses: string[]) =>
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      names.add(name)
      return cache
    },
    has: async (name: string) => names.has(name),
    match: async (address: string) =>
      addresses.includes(address) ? new Response(`kept ${address}`) : undefined,
  })

test('a page that does not come for long is shown as it was kept', async () => {
  vi.useFakeTimers()
  try {
    isKept('/suspects')
    vi.mocked(fetch).mockReturnValue(new Promise(() => undefined))
    let shown: string | undefined
    void open('http://here/suspects').then(async (response) => {
      shown = await response.text()
    })
    await vi.advanceTimersByTimeAsync(9_900)
    expect(shown).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(shown).toBe('kept /suspects')
  } finally {
    vi.useRealTimers()
  }
})

test('a page that was never read is waited for, and one that comes in time is never the kept one', async () => {
  vi.useFakeTimers()
  try {
    isKept('/')
    let come: (response: Response) => void = () => undefined
    vi.mocked(fetch).mockImplementation(
      () =>
        new Promise((resolve) => {
          come = resolve
        }),
    )
    const slow = open('http://here/suspects')
    await vi.advanceTimersByTimeAsync(60_000)
    come(new Response('fresh'))
    expect(await (await slow).text()).toBe('fresh')

    const inTime = open('http://here/')
    await vi.advanceTimersByTimeAsync(9_000)
    come(new Response('fresh'))
    expect(await (await inTime).text()).toBe('fresh')
  } finally {
    vi.useRealTimers()
  }
})
