import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilDone } from './retryUntilDone.ts'

const load = vi.fn<() => Promise<string>>()
const onLoaded = vi.fn()
const lost = () => load.mockRejectedValue(new Error('no network'))
const back = () => load.mockResolvedValue('part')

let page: EventTarget & { visibilityState: string }
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Removes the jitter of the backoff.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  load.mockReset()
  onLoaded.mockReset()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function begin() {
  stop = retryUntilDone(load, onLoaded)
  await vi.advanceTimersByTimeAsync(0)
}

test('what fails is loaded again, with longer and longer pauses, until it has succeeded', async () => {
  lost()
  await begin()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(3)
  back()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(4)
})

test('the network that is back, and somebody who comes back, wait for no pause', async () => {
  lost()
  await begin()
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(0)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(load).toHaveBeenCalledTimes(2)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(load).toHaveBeenCalledTimes(3)
})

test('once it has succeeded, or was stopped, nothing is loaded any more', async () => {
  back()
  await begin()
  window.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(load).toHaveBeenCalledTimes(1)
  lost()
  await begin()
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('however often the network comes back, there is one next try', async () => {
  lost()
  await begin()
  for (const _ of [1, 2, 3]) window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(4)
  expect(vi.getTimerCount()).toBe(1)
})

test('what has been loaded is handed over once, however often it was asked for', async () => {
  back()
  await begin()
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('part')
  onLoaded.mockReset()
  back()
  stop = retryUntilDone(load, onLoaded)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(3)
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('part')
})

test('what arrives after it was stopped is handed over to nobody', async () => {
  back()
  stop = retryUntilDone(load, onLoaded)
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(onLoaded).not.toHaveBeenCalled()
})
