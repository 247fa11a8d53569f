import type { Page } from '@playwright/test'

/** Waits until animations have ended and pending content has loaded: until then it is pale, and fails contrast checks. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy=true]') === null &&
      document.getAnimations().every(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
        return isEndless || playState !== 'running'
      }),
    undefined,
    { timeout: 60_000 },
  )
}
