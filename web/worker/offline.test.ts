import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A cache in memory, whose `put` takes as long as a test wants, and which counts how often it is looked through. */
function fakeCache() {
  const kept = new Map<string, Response>()
  return {
    kept,
    put: vi.fn<(request: Request, response: Response) => Promise<void>>(async (request, response) => {
      kept.set(request.url, response)
    }),
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    keys: vi.fn<() => Promise<Request[]>>(async () => [...kept.keys()].map((url) => new Request(url))),
    delete: async ({ url }: Request) => kept.delete(url),
  }
}

let cache: ReturnType<typeof fakeCache>
let answer: typeof import('./offline.ts').answer
let afterwards: Promise<unknown>[]
beforeEach(async () => {
  cache = fakeCache()
  afterwards = []
  vi.stubGlobal('__REPORT__', { assets: [], release: 'now' })
  vi.stubGlobal('self', { location: { origin: 'http://here' } })
  vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined, has: async () => false })
  vi.stubGlobal(
    'fetch',
    vi.fn<(request: Request) => Promise<Response>>(async ({ url }) => new Response(`of ${url}`)),
  )
  vi.resetModules()
  ;({ answer } = await import('./offline.ts'))
})
afterEach(() => vi.unstubAllGlobals())

const ask = async (name: string) => {
  const answered = answer(new Request(`http://here/assets/${name}`), (work) => void afterwards.push(work))
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
  finish()
  await Promise.all(afterwards)
  expect(await ask('a.js')).toBe('of http://here/assets/a.js')
  expect(fetch).toHaveBeenCalledOnce()
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
