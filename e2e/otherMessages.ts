import type { Page } from '@playwright/test'

/** The file with the texts of all later pages; those of the first pages are in `firstMessages` and `furtherMessages`. */
export const otherMessages = '/assets/en-'

/** Whether a file has texts that the feed does without. */
export const isLaterMessages = (file: string) =>
  file.startsWith(otherMessages) || file.startsWith('/assets/furtherMessages-')

/** Blocks the file of the later texts until the returned function is called. */
export async function holdOtherMessages(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${otherMessages}*`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
