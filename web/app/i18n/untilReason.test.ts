import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/errors.ts'
import { hasMessages, loadMessages } from './messages.ts'
import { untilReason } from './untilReason.ts'

vi.mock('./messages.ts', () => ({ hasMessages: vi.fn(), loadMessages: vi.fn() }))
const load = vi.mocked(loadMessages)
const refusal = new CallError(429, { code: 'too_many_requests', message: 'x' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(hasMessages).mockReset().mockReturnValue(false)
  load.mockReset().mockReturnValue(new Promise(() => {}))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Whether `untilReason` has resolved after this many milliseconds. */
async function isOver(error: unknown, after: number): Promise<boolean> {
  let over = false
  void untilReason(error, 'en').then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(after)
  return over
}

test('the reason for a refusal waits for its words, for three seconds', async () => {
  expect(await isOver(refusal, 2_900)).toBe(false)
  expect(await isOver(refusal, 3_000)).toBe(true)
  load.mockResolvedValue({} as never)
  expect(await isOver(refusal, 0)).toBe(true)
})

test('words that fail are waited for no longer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  load.mockRejectedValue(new Error('no network'))
  expect(await isOver(refusal, 0)).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})

test('nothing waits whose words are there, or that has no reason of the server', async () => {
  expect(await isOver(new CallError(0, {}), 0)).toBe(true)
  expect(await isOver(new TypeError('of ours'), 0)).toBe(true)
  vi.mocked(hasMessages).mockReturnValue(true)
  expect(await isOver(refusal, 0)).toBe(true)
  expect(load).not.toHaveBeenCalled()
})
