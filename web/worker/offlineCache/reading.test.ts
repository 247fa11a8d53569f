import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadingMessage } from '../../app/postScreens/offlineCopy/workerMessages.ts'

const origin = 'http://here'
const name = 'bichar-read'
const absolute = (address: string) => new URL(address, origin).href

function fakeCache() {
  const kept = new Map<string, Response>()
  return {
    kept,
    put: async (address: string, response: Response) => void kept.set(absolute(address), response),
    match: async (address: string) => kept.get(absolute(address))?.clone(),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (address: string) => kept.delete(absolute(address)),
  }
}

let opened: Map<string, ReturnType<typeof fakeCache>>
/** Lets the fetches that are under way end. */
let arrive: () => void
let fetched: string[]
let reading: typeof import('./messages.ts') & typeof import('./pictures.ts')
beforeEach(async () => {
  opened = new Map()
  fetched = []
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('self', {
    location: { origin },
    registration: { active: {} },
    navigator: {},
    clients: { matchAll: async () => [{}] },
  })
  vi.stubGlobal('caches', {
    has: vi.fn<(name: string) => Promise<boolean>>(async (name) => opened.has(name)),
    open: async (name: string) => {
      const cache = opened.get(name) ?? fakeCache()
      opened.set(name, cache)
      return cache
    },
    match: async (address: string) => opened.get(name)?.match(address),
    delete: async (name: string) => opened.delete(name),
  })
  vi.stubGlobal('fetch', async (request: { url: string } | URL | string) => {
    const address = typeof request === 'object' && 'url' in request ? request.url : String(request)
    fetched.push(address)
    await arrival
    const response = new Response(`of ${address}`)
    Object.defineProperty(response, 'type', { value: 'basic' })
    return response
  })
  vi.resetModules()
  reading = { ...(await import('./messages.ts')), ...(await import('./pictures.ts')) }
})
afterEach(() => vi.unstubAllGlobals())

const tell = (message: ReadingMessage) => reading.handleReadingMessage(message, async () => undefined)
const readsAs = (viewer: string, ...seen: string[]) => tell({ type: 'readsAs', viewer, seen })
const kept = () => [...(opened.get(name)?.kept.keys() ?? [])].filter((url) => url !== absolute('/kept'))

async function showPicture(path: string): Promise<void> {
  const works: Promise<unknown>[] = []
  await reading.fetchPicture({ url: absolute(path) } as Request, (work) => works.push(work))
  await Promise.all(works)
}

test.each([
  ['a page', () => tell({ type: 'keepPage', path: '/suspects' }), '/suspects'],
  ['a picture', () => showPicture('/media/1.avif'), '/media/1.avif'],
])('%s is kept for its reader, and not for the next one if it comes too late', async (_what, show, path) => {
  await readsAs('first')
  let shown = show()
  await readsAs('second')
  arrive()
  await shown
  expect(kept()).toEqual([])
  shown = show()
  await shown
  expect(kept()).toEqual([absolute(path)])
})

test('what a page had seen is not fetched any more once another person reads, even as a guest again', async () => {
  const shown = readsAs('guest', absolute('/suspects'), absolute('/media/1.avif'))
  await vi.waitFor(() => expect(fetched).toHaveLength(1))
  await readsAs('second')
  await readsAs('guest')
  arrive()
  await shown
  expect(fetched).toEqual([absolute('/suspects')])
  expect(kept()).toEqual([])
})

test('a cache that is to be forgotten while it is created does not stay', async () => {
  let forgotten: Promise<void> | undefined
  vi.mocked(caches.has).mockImplementationOnce(async () => {
    forgotten = tell({ type: 'forgetRead' })
    return false
  })
  await readsAs('first')
  await forgotten
  expect([...opened.keys()]).toEqual([])
})

test('a cache that the page deletes while something is added to it is not created again', async () => {
  await readsAs('first')
  vi.mocked(caches.has).mockImplementationOnce(async () => opened.delete(name))
  await tell({ type: 'usedRead', address: '/kept/first' })
  expect([...opened.keys()]).toEqual([])
})

test('a cache that the opening has created anew, because the page had just deleted it, does not stay', async () => {
  vi.mocked(caches.has).mockResolvedValueOnce(true)
  await tell({ type: 'usedRead', address: '/kept/first' })
  expect([...opened.keys()]).toEqual([])
})
