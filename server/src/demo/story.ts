import { mock } from 'node:test'

/** An event of the demo and its time. */
export interface Happening {
  at: Date
  act(): Promise<unknown>
}

/**
 * Runs all events in the order of their times. The clock of this process is set to each of those times meanwhile, so
 * that rows get them without a parameter for the time in every function of the product.
 */
export async function unfold(happenings: readonly Happening[]): Promise<void> {
  mock.timers.enable({ apis: ['Date'] })
  try {
    for (const { at, act } of happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      mock.timers.setTime(at.getTime())
      await act()
    }
  } finally {
    mock.timers.reset()
  }
}
