import { setTimeout as pause } from 'node:timers/promises'

/** Far more than needed on an idle machine: continuous integration may be many times slower, and loaded. */
const patienceMilliseconds = 120_000

interface Looking {
  /** Milliseconds between two attempts. */
  every?: number
}

/**
 * Calls `look` until it does not throw, and resolves with its result; after the timeout it rejects with the last error. It is for what
 * happens eventually: a test about how soon something happens uses `vi.waitFor` with its own limit, which would also set a fake clock
 * forward with each attempt.
 */
export async function eventually<Found>(
  look: () => Found | Promise<Found>,
  { every = 25 }: Looking = {},
): Promise<Found> {
  const isOver = AbortSignal.timeout(patienceMilliseconds)
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (isOver.aborted) throw error
      await pause(every)
    }
  }
}
