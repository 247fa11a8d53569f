import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transport } from '../api/send.ts'
import { broadcastLock, noteLocked, onLock } from './anonymityLock.ts'

const listener = vi.fn()
const prolong = vi.fn()
let stop = () => {}

/** An answer of the server with this value of the header, or without the header. */
const answer = (value?: string) =>
  transport.onAnswer?.(new Headers(value === undefined ? {} : { [anonymousShownFor]: value }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  listener.mockClear()
  prolong.mockClear()
  stop = onLock({ onLocked: listener, prolong })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('locks when the time has passed that the last answer named', async () => {
  answer('900')
  await vi.advanceTimersByTimeAsync(600_000)
  answer('1200')
  await vi.advanceTimersByTimeAsync(1_199_000)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(listener).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(listener).toHaveBeenCalledOnce()
})

test('is prolonged by whoever writes without a call until shortly before, and not by anybody who has stopped', async () => {
  answer('900')
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(590_000)
  expect(prolong).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(prolong).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(prolong).toHaveBeenCalledOnce()
  answer('1200')
  window.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(prolong).toHaveBeenCalledOnce()
  expect(listener).not.toHaveBeenCalled()
})

test('locks on return to a device that slept, whose timers had stopped', () => {
  answer('900')
  vi.setSystemTime(Date.now() + 1_000_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledOnce()
})

test('locks once when an answer says that it is hidden, and only if it was shown before', () => {
  answer('0')
  expect(listener).not.toHaveBeenCalled()
  answer('900')
  answer()
  expect(listener).not.toHaveBeenCalled()
  answer('0')
  answer('0')
  expect(listener).toHaveBeenCalledOnce()
})

test('does not lock again what the person has locked here', async () => {
  answer('900')
  noteLocked()
  answer('0')
  await vi.advanceTimersByTimeAsync(1_000_000)
  expect(listener).not.toHaveBeenCalled()
})

test('locks with another tab of the browser, and no more once nobody is signed in', async () => {
  vi.useRealTimers()
  broadcastLock()
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  stop()
  expect(transport.onAnswer).toBe(undefined)
})
