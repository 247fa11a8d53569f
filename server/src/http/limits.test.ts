import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callLimiter } from './limits.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const limit = { times: 2, seconds: 60 }

/** The results of consecutive calls by these callers. */
async function answers(call: (key: string) => Promise<unknown>, callers: readonly string[]) {
  const said: unknown[] = []
  for (const caller of callers) {
    said.push(
      await call(caller).then(
        () => 'done',
        ({ code, details }) => [code, details.retryAfterSeconds],
      ),
    )
  }
  return said
}

test('who calls more often than allowed is told how long to wait, and others are not', async () => {
  const { consume } = callLimiter('a call', limit)
  expect(await answers(consume, ['one', 'one', 'one', 'another'])).toEqual([
    'done',
    'done',
    ['too_many_requests', 60],
    'done',
  ])
})

test('the time to wait is in whole seconds, at least one, and enough', async () => {
  const { consume } = callLimiter('a call', limit)
  await answers(consume, ['one', 'one'])
  vi.advanceTimersByTime(1_500)
  expect(await answers(consume, ['one'])).toEqual([['too_many_requests', 59]])
  vi.advanceTimersByTime(58_000)
  expect(await answers(consume, ['one'])).toEqual([['too_many_requests', 1]])
  vi.advanceTimersByTime(1_000)
  expect(await answers(consume, ['one'])).toEqual(['done'])
})

test('to look whether there is a call left spends none', async () => {
  const { check, consume } = callLimiter('a call', limit)
  expect(await answers(check, ['one', 'one', 'one'])).toEqual(['done', 'done', 'done'])
  expect(await answers(consume, ['one'])).toEqual(['done'])
  expect(await answers(check, ['one'])).toEqual(['done'])
  expect(await answers(consume, ['one'])).toEqual(['done'])
  expect(await answers(check, ['one', 'another'])).toEqual([['too_many_requests', 60], 'done'])
})

test('a call with words of its own refuses with those', async () => {
  const { check, consume } = callLimiter('a call', { ...limit, refusal: 'too_many_reactions' })
  expect(await answers(consume, ['one', 'one', 'one'])).toEqual(['done', 'done', ['too_many_reactions', 60]])
  expect(await answers(check, ['one'])).toEqual([['too_many_reactions', 60]])
})

test('a counter that is broken is a fault of ours: nobody is told that they called too often', async () => {
  const { consume } = callLimiter('a call', limit)
  vi.spyOn(Date, 'now').mockImplementationOnce(() => {
    throw new Error('no clock')
  })
  await expect(consume('one')).rejects.toThrow('no clock')
})
