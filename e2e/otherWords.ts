import type { Page } from '@playwright/test'

/** The file with the texts of all later pages; those of the first pages are in `firstWords`. */
export const otherWords = '/assets/en-'

/** Blocks the file of the later texts until the returned function is called. */
export async function holdOtherWords(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${otherWords}*`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
