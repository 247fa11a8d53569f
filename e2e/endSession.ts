import { expect, type Page } from '@playwright/test'

/** Ends the session elsewhere; the page does not know of it yet. */
async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok()).toBe(true)
}

/**
 * Has the session end under the next change that the page asks for. Ended any earlier, whatever the page still reads
 * would lead to the login first.
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
