import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFirst } from './fetchFirst.ts'

const network = vi.fn<(address: string) => Promise<Response>>()
let linked: string[]
beforeEach(() => {
  linked = []
  network.mockReset().mockImplementation(async () => new Response('export default 1'))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('document', {
    querySelector: (wanted: string) => linked.find((address) => wanted === `link[href="${address}"]`) ?? null,
  })
})
afterEach(() => vi.unstubAllGlobals())

const addresses = () => network.mock.calls.map(([address]) => address)
const run = vi.fn(async () => 'part')

test('a part runs once all its files have come to their end, each of which is fetched once', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  network.mockResolvedValueOnce(new Response(readable))
  const one = fetchFirst(run, ['assets/a.js', 'assets/b.js'])
  const other = fetchFirst(run, ['assets/b.js', 'assets/a.js'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(run).not.toHaveBeenCalled()
  await writable.close()
  expect(await Promise.all([one, other])).toEqual(['part', 'part'])
  expect(await fetchFirst(run, ['assets/a.js'])).toBe('part')
  expect(addresses()).toEqual(['/assets/a.js', '/assets/b.js'])
})

test.each([
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that refuses it', async () => new Response('', { status: 503 })],
])('a file that %s kept away is asked for again, and nothing runs without it', async (why, fails) => {
  run.mockClear()
  network.mockImplementationOnce(fails)
  const files = [`assets/${why}.js`]
  await expect(fetchFirst(run, files)).rejects.toThrow()
  expect(run).not.toHaveBeenCalled()
  expect(await fetchFirst(run, files)).toBe('part')
  expect(network).toHaveBeenCalledTimes(2)
})

test('a call that shares the request of an earlier one makes its own if that fails', async () => {
  const lost = Promise.withResolvers<Response>()
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(lost.promise)
  const files = ['assets/fails-at-once.js', 'assets/fails-later.js']
  await expect(fetchFirst(run, files)).rejects.toThrow()
  const next = fetchFirst(run, files)
  lost.reject(new TypeError('Failed to fetch'))
  expect(await next).toBe('part')
  expect(network).toHaveBeenCalledTimes(4)
})

test('calls that share a request which fails share the next one, too', async () => {
  const lost = Promise.withResolvers<Response>()
  network.mockReturnValueOnce(lost.promise)
  const calls = Array.from({ length: 3 }, () => fetchFirst(run, ['assets/shared.js']))
  lost.reject(new TypeError('Failed to fetch'))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(network).toHaveBeenCalledTimes(2)
})

test('what came with the page is not fetched', async () => {
  linked = ['/assets/linked.js']
  expect(await fetchFirst(run, ['assets/linked.js', 'assets/other.js'])).toBe('part')
  expect(addresses()).toEqual(['/assets/other.js'])
})
