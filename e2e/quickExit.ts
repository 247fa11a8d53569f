import { expect, type Page } from '@playwright/test'

/**
 * Expects that this origin stores nothing in the browser anymore, seen from a page on which the app does not run. Leaving does not wait for
 * the deletions, so they may end a moment later.
 */
export async function expectNothingKept(page: Page) {
  await page.goto('/robots.txt')
  const kept = () =>
    page.evaluate(async () => ({
      // A worker that is still there can create a cache.
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie,
    }))
  try {
    await expect
      .poll(kept)
      .toEqual({ local: [], session: [], databases: [], caches: [], workers: 0, cookies: '' })
  } catch (error) {
    // What is in a cache tells who has left it there. Looking before would create anew what has just been deleted.
    const within = await page.evaluate(async () =>
      Promise.all(
        (await caches.keys()).map(async (name) => [
          name,
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ]),
      ),
    )
    throw new Error(`Kept: ${JSON.stringify(within)}\n${error}`)
  }
}

/** The button that leaves the app, once it can be pressed. */
export const isInReach = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Leave now' }).filter({ visible: true }).first()
  await page.mouse.wheel(0, 600)
  await expect(button).toBeInViewport({ ratio: 1 })
  return button
}
