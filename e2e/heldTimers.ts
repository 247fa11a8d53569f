import type { Page } from '@playwright/test'

/** Holds timers with exactly this delay, in every document from now on. Returns a function that lets the present document go on. */
export async function holdTimers(page: Page, delay: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const { setTimeout } = window
    const waiting: (() => void)[] = []
    let isHeld = true
    Object.assign(window, {
      setTimeout: (run: () => void, after = 0) =>
        isHeld && after === held ? -waiting.push(run) : setTimeout(run, after),
      letTimersGo() {
        isHeld = false
        for (const run of waiting) run()
      },
    })
  }, delay)
  return () => page.evaluate(() => Reflect.get(window, 'letTimersGo')())
}
