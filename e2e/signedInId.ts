import type { Page } from '@playwright/test'

/** The id of whoever is signed in on this page. */
export const signedInId = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')._id)
