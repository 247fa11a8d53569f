import { afterEach, expect, test, vi } from 'vitest'
import { askServer, isReached } from './reach.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('whoever asks while somebody else does gets the answer to come, not what was known before', async () => {
  vi.useFakeTimers()
  const { promise, reject } = Promise.withResolvers<Response>()
  const fetch = vi.fn(() => promise)
  vi.stubGlobal('fetch', fetch)
  const answers = Promise.all([askServer(), askServer()])
  expect(isReached()).toBe(true)
  reject(new TypeError('Failed to fetch'))
  expect(await answers).toEqual([false, false])
  expect(fetch).toHaveBeenCalledOnce()

  fetch.mockResolvedValue(Response.json({ ok: true }))
  expect(await Promise.all([askServer(), askServer()])).toEqual([true, true])
  expect(fetch).toHaveBeenCalledTimes(2)
})
