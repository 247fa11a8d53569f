import { afterEach, onTestFinished, vi } from 'vitest'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Returns a function that sets the clock of this file's tests forward. The clock then stands still, and is restored after each
 * test. Timers and the clock of PostgreSQL are not affected.
 */
export function movableClock(): (milliseconds: number) => void {
  afterEach(() => void vi.useRealTimers())
  return (milliseconds) => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

/** Stops the clock of a test at the beginning of a limit's window of so many seconds, so that no new window begins during the test. */
export function standStillWithin(seconds: number): void {
  onTestFinished(() => void vi.useRealTimers())
  const length = seconds * 1000
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / length) * length + 1000 })
}
