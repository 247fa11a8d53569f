import { expect, type Page } from '@playwright/test'

/** Ends the session on the server; the page does not know of it yet. */
async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok()).toBe(true)
}

/**
 * Ends the session just before the next change that the page requests. If it ended earlier, a read of the page would already fail and
 * redirect to the login.
 */
export async function endSessionOnChange(page: Page) {
  let isEnded = false
  await page.route(/\/api\/(posts|timelines)\//, async (route, request) => {
    if (request.method() !== 'GET' && !isEnded) {
      isEnded = true
      await endSession(page)
    }
    await route.fallback()
  })
}
