import { afterEach, vi } from 'vitest'

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
