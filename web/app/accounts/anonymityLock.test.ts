import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transport } from '../api/send.ts'
import { broadcastLock, onLock, setLocked } from './anonymityLock.ts'

const onLocked = vi.fn()
const prolong = vi.fn(async () => {})
let stop = () => {}
/** Another tab, and what it has been told. */
let tab: BroadcastChannel
let told: unknown[] = []

/** An answer of the server with this value of the header, or without the header. */
function answer(value?: string, { path = '/api/posts', status = 200 } = {}) {
  const headers = new Headers(value === undefined ? {} : { [anonymousShownFor]: value })
  const response = new Response(null, { status, headers })
  Object.defineProperty(response, 'url', { value: `http://bichar.invalid${path}` })
  transport.onAnswer?.(response)
}

const use = (kind = 'keydown') => window.dispatchEvent(new Event(kind))
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.clearAllMocks()
  stop = onLock({ onLocked, prolong })
  tab = new BroadcastChannel('anonymity')
  told = []
  tab.onmessage = ({ data }) => told.push(data)
})
afterEach(() => {
  stop()
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('locks when the time has passed that the answers named, in whatever order they came', async () => {
  answer('900')
  await pass(600)
  answer('1200')
  answer('300')
  await pass(1_199)
  expect(onLocked).not.toHaveBeenCalled()
  await pass(31)
  expect(onLocked).toHaveBeenCalledOnce()
  await pass(3_600)
  expect(onLocked).toHaveBeenCalledOnce()
})

test('locks on return to a device that slept, whose timers had stopped', () => {
  answer('900')
  vi.setSystemTime(Date.now() + 1_000_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onLocked).toHaveBeenCalledOnce()
})

test('is prolonged by use as soon as that makes a difference, twice a minute at most, and by nobody who has stopped', async () => {
  answer('1200')
  use()
  await pass(299)
  use()
  expect(prolong).not.toHaveBeenCalled()
  await pass(1)
  use('input')
  use('pointerdown')
  await pass(1)
  use()
  expect(prolong).toHaveBeenCalledOnce()
  await pass(31)
  use()
  expect(prolong).toHaveBeenCalledTimes(2)
  answer('1200')
  await pass(31)
  use()
  expect(prolong).toHaveBeenCalledTimes(2)
  expect(onLocked).not.toHaveBeenCalled()
})

test.each(['keydown', 'pointerdown', 'click', 'input', 'wheel'])('is prolonged by %s', (kind) => {
  answer('600')
  use(kind)
  expect(prolong).toHaveBeenCalledOnce()
})

test('locks what somebody presses on when the time is over, and does not ask for more', async () => {
  answer('600')
  vi.setSystemTime(Date.now() + 601_000)
  use()
  expect(onLocked).toHaveBeenCalledOnce()
  expect(prolong).not.toHaveBeenCalled()
})

test('waits for the answer when it is just being prolonged', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  prolong.mockReturnValueOnce(promise)
  answer('900')
  await pass(890)
  use()
  await pass(30)
  expect(onLocked).not.toHaveBeenCalled()
  resolve()
  await eventually(() => expect(onLocked).toHaveBeenCalledOnce())
})

test('does not wait for long for an answer that hangs', async () => {
  prolong.mockReturnValueOnce(new Promise(() => {}))
  answer('900')
  await pass(890)
  use()
  await pass(71)
  expect(onLocked).toHaveBeenCalledOnce()
})

test('locks in time although the clock of the device is set back', async () => {
  answer('1200')
  vi.setSystemTime(Date.now() - 3_600_000)
  await pass(1_231)
  expect(onLocked).toHaveBeenCalledOnce()
})

test('is prolonged although the clock of the device is set back', async () => {
  answer('900')
  use()
  await pass(1)
  vi.setSystemTime(Date.now() - 3_600_000)
  answer('900')
  await pass(345)
  use()
  expect(prolong).toHaveBeenCalledTimes(2)
})

test('locks once when an answer says that it is hidden, and only if it was shown before', () => {
  answer('0')
  expect(onLocked).not.toHaveBeenCalled()
  answer('900')
  answer('0')
  answer('0')
  expect(onLocked).toHaveBeenCalledOnce()
})

test('locks what was loaded when another device sets a second password', () => {
  answer(undefined, { path: '/api/auth/me' })
  answer(undefined, { status: 503 })
  answer('0')
  expect(onLocked).not.toHaveBeenCalled()
  answer()
  answer('0')
  expect(onLocked).toHaveBeenCalledOnce()
})

test('locks no more once there is no second password', async () => {
  answer('900')
  answer(undefined, { status: 401 })
  answer(undefined, { path: '/api/auth/me' })
  answer()
  await pass(1_000)
  expect(onLocked).not.toHaveBeenCalled()
})

test('does not lock again what the person has locked here', async () => {
  answer('900')
  setLocked()
  answer('0')
  await pass(1_000)
  expect(onLocked).not.toHaveBeenCalled()
})

test('locks with another tab of the browser, and not by itself while another tab prolongs the session', async () => {
  answer('900')
  tab.postMessage(Date.now() + 1_800_000)
  tab.postMessage('locked')
  await eventually(() => expect(onLocked).toHaveBeenCalledOnce())
  answer('900')
  tab.postMessage(Date.now() + 1_800_000)
  // The messages of a channel come in order, and so does the echo of one that goes the other way after it.
  broadcastLock()
  await eventually(() => expect(told).toContain('locked'))
  await pass(1_000)
  expect(onLocked).toHaveBeenCalledOnce()
  await pass(900)
  expect(onLocked).toHaveBeenCalledTimes(2)
})

test('tells the other tabs until when the session is open, and hears nothing more when it is over', async () => {
  answer('900')
  await eventually(() => expect(told).toEqual([Date.now() + 900_000]))
  stop()
  expect(transport.onAnswer).toBe(undefined)
  broadcastLock()
  await pass(1_000)
  expect(onLocked).not.toHaveBeenCalled()
})
