import type { Page } from '@playwright/test'

/** Like the next person with this phone: the session and the page of the person before are gone before the network is back. */
export async function handOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['token', 'user', 'sessionExpiresAt']) localStorage.removeItem(key)
    // It may be alive for a moment when the network is back, and try once more what waits.
    globalThis.fetch = () => new Promise(() => {})
    XMLHttpRequest.prototype.send = () => {}
  })
  await page.goto('about:blank')
  await page.context().setOffline(false)
}
