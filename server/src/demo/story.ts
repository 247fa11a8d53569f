import { mock } from 'node:test'

/** Something that happens in the demo, and when. */
export interface Happening {
  at: Date
  act(): Promise<unknown>
}

/**
 * Has everything happen in the order of its times. The clock of this process stands at each of them meanwhile, so that what is
 * written down has these times without a parameter for them in every verb of the product.
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
