import type { Page } from '@playwright/test'

/** Disables timers with a delay in this range, so that nothing happens without a user action, however slow the machine is. */
export const withoutClocks = (page: Page, from: number, to: number) =>
  page.addInitScript(
    ([least, most]) => {
      const { setTimeout } = window
      const isStopped = (after: number) => after >= least && after <= most
      Object.assign(window, {
        setTimeout: (run: () => void, after = 0) => (isStopped(after) ? 0 : setTimeout(run, after)),
      })
    },
    [from, to] as const,
  )
