import type { Page } from '@playwright/test'

/** The words of all other pages, which nobody waits for on the first ones: theirs are in `firstWords`. */
export const otherWords = '/assets/en-'

/** Holds the words back that the first pages do without, until they may come. */
export async function holdOtherWords(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${otherWords}*`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
