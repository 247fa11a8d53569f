import { expect, type Page } from '@playwright/test'

/** The parts of the app that keep on the device what cannot be sent, and send it later; they are loaded after the page. */
const parts = ['reactions', 'outbox']

/** Waits until the page has what it needs to keep something without a network, which could not be loaded any more by then. */
export const untilKeeping = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate((parts) => {
        const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          // A file is fetched before it is imported as a module.
          ({ initiatorType, responseStatus }) => initiatorType !== 'fetch' && responseStatus === 200,
        )
        return parts.filter((part) => loaded.some(({ name }) => name.includes(`/assets/${part}-`)))
      }, parts),
    )
    .toEqual(parts)
