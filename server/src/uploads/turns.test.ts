import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal
/** Asks for a turn, and records the outcome. */
function asking(turns: Turns, id: string) {
  const askToEnd = vi.fn()
  const lock = turns.newLock(id)
  const asked = { askToEnd, lock, state: 'waits' as unknown }
  lock.lock(never, askToEnd).then(
    () => (asked.state = 'has it'),
    (refusal) => (asked.state = refusal.status_code),
  )
  return asked
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('one at a time, and whoever has a turn is asked to end it', async () => {
  const turns = new Turns()
  const first = asking(turns, 'a')
  const other = asking(turns, 'b')
  const second = asking(turns, 'a')
  await settled()
  expect([first, other, second].map(({ state }) => state)).toEqual(['has it', 'has it', 'waits'])
  expect(first.askToEnd).toHaveBeenCalledOnce()
  expect(other.askToEnd).not.toHaveBeenCalled()
  await first.lock.unlock()
  await settled()
  expect(second.state).toBe('has it')
  await second.lock.unlock()
  const third = asking(turns, 'a')
  await settled()
  expect(third.state).toBe('has it')
  expect(second.askToEnd).not.toHaveBeenCalled()
})

test('one waits, and gives way to whoever comes after it', async () => {
  const turns = new Turns()
  const first = asking(turns, 'a')
  const second = asking(turns, 'a')
  const third = asking(turns, 'a')
  await settled()
  expect([second.state, third.state]).toEqual([409, 'waits'])
  await first.lock.unlock()
  await settled()
  expect([second.state, third.state]).toEqual([409, 'has it'])
  const fourth = asking(turns, 'a')
  expect(third.askToEnd).toHaveBeenCalledOnce()
  await third.lock.unlock()
  await settled()
  expect(fourth.state).toBe('has it')
})

test('nobody waits for ever, and nothing of them is left', async () => {
  const turns = new Turns()
  const first = asking(turns, 'a')
  const second = asking(turns, 'a')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(second.state).toBe(500)
  await first.lock.unlock()
  const third = asking(turns, 'a')
  await settled()
  expect([second.state, third.state]).toEqual([500, 'has it'])
})
