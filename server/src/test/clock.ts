import { afterEach, onTestFinished, vi } from 'vitest'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Returns how the tests of this file set the clock forward; it then stands still, and goes right again after each test.
 * Timers go on as they do, and so does the clock of PostgreSQL.
 */
export function movableClock(): (milliseconds: number) => void {
  afterEach(() => void vi.useRealTimers())
  return (milliseconds) => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

/**
 * Has the clock of a test stand still at the beginning of a stretch of so many seconds, as limits have them: one that ends
 * within the test would begin anew.
 */
export function standStillWithin(seconds: number): void {
  onTestFinished(() => void vi.useRealTimers())
  const length = seconds * 1000
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / length) * length + 1000 })
}
