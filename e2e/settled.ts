import type { Page } from '@playwright/test'

/** Waits for what fades in, or still waits for its answer: it is pale for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy=true]') === null &&
      document.getAnimations().every(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
        return isEndless || playState !== 'running'
      }),
    undefined,
    { timeout: 20_000 },
  )
}
