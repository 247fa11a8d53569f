import { vi } from 'vitest'

/** Far more than it takes where nothing else runs: continuous integration may be many times slower, and loaded. */
const patienceMilliseconds = 120_000

interface Looking {
  /** Milliseconds between two looks. */
  every?: number
}

/**
 * Looks until nothing is thrown, and gives back what was returned; fails with what was thrown last. For what is to happen at
 * some time: where a test is about how soon, it says so by `vi.waitFor` and a limit.
 */
export const eventually = <Found>(
  look: () => Found | Promise<Found>,
  { every = 25 }: Looking = {},
): Promise<Found> => vi.waitFor(look, { timeout: patienceMilliseconds, interval: every })
