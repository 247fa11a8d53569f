import { afterEach, expect, test, vi } from 'vitest'
import { checkReachable, isReached, watchNetwork } from './reach.ts'
import { recordExchange } from './send.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('whoever asks while somebody else does gets the answer to come, not what was known before', async () => {
  vi.useFakeTimers()
  const { promise, reject } = Promise.withResolvers<Response>()
  const fetch = vi.fn(() => promise)
  vi.stubGlobal('fetch', fetch)
  const answers = Promise.all([checkReachable(), checkReachable()])
  expect(isReached()).toBe(true)
  reject(new TypeError('Failed to fetch'))
  expect(await answers).toEqual([false, false])
  expect(fetch).toHaveBeenCalledOnce()

  fetch.mockResolvedValue(Response.json({ ok: true }))
  expect(await Promise.all([checkReachable(), checkReachable()])).toEqual([true, true])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('an answer that was on its way when the device lost its network does not hide that it is lost', async () => {
  const device = { onLine: true }
  const window = new EventTarget()
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('window', window)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const stop = watchNetwork()
  recordExchange(true)
  expect(isReached()).toBe(true)
  device.onLine = false
  window.dispatchEvent(new Event('offline'))
  expect(isReached()).toBe(false)
  recordExchange(true)
  expect(isReached()).toBe(false)
  stop()
})
