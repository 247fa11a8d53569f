import { expect, type Page } from '@playwright/test'

const changes = /\/api\/(posts|timelines)\//

/** Ends the session on the server; the page does not know of it yet. */
export async function endSession(page: Page) {
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
  await page.route(changes, async (route, request) => {
    if (request.method() !== 'GET' && !isEnded) {
      isEnded = true
      await endSession(page)
    }
    await route.fallback()
  })
}

/** Ends the session at the next change that the page requests. This change is never answered; another call finds the session ended. */
export async function endSessionBesideChange(page: Page) {
  await page.route(changes, async (route, request) => {
    if (request.method() === 'GET') return route.fallback()
    await endSession(page)
    await findSessionEnded(page)
  })
}

/** Ends the session; the page, which asks who it is for as if it came from the back/forward cache, finds out. */
export async function endSessionOfVisit(page: Page) {
  await endSession(page)
  await findSessionEnded(page)
}

const findSessionEnded = (page: Page) =>
  page
    .evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    .catch((error: unknown) => {
      // A late read of the page may have found out before, and be leading to the login.
      if (!String(error).includes('Execution context was destroyed')) throw error
    })
