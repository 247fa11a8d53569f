import { expect, test, vi } from 'vitest'
import { readBetweenChanges, trackChange } from './unanswered.ts'

const later = () => new Promise<void>((resolve) => setTimeout(resolve))

test('the queue is read once what was decided is answered, well or badly', async () => {
  const accepted = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<void>()
  void trackChange(accepted.promise)
  void trackChange(refused.promise).catch(() => undefined)
  let reads = 0
  const read = readBetweenChanges(async () => ++reads)
  accepted.resolve()
  await later()
  expect(reads).toBe(0)
  refused.reject(new Error('offline'))
  expect(await read).toBe(1)
})

test('what was read beside a decision is read again', async () => {
  let reads = 0
  const read = readBetweenChanges(async () => {
    reads += 1
    if (reads === 1) void trackChange(Promise.resolve())
    return reads
  })
  expect(await read).toBe(2)
})

test('whoever decides faster than the server answers has a queue all the same', async () => {
  let reads = 0
  const read = readBetweenChanges(async () => {
    void trackChange(Promise.resolve())
    return ++reads
  })
  expect(await read).toBe(3)
})

test('a decision that is never answered does not keep the queue from being read', async () => {
  vi.useFakeTimers()
  try {
    void trackChange(new Promise(() => {}))
    const read = readBetweenChanges(async () => 'read')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await read).toBe('read')
  } finally {
    vi.useRealTimers()
  }
})
