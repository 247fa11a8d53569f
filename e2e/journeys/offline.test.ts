import { expect, onPhone, smoke, test, withServiceWorker } from '../test.ts'

test.use(withServiceWorker)

test(
  'without a network a visited app says so in both languages, and comes back',
  smoke(onPhone),
  async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto('/suspects')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'ইন্টারনেট নেই' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: /Try again/ }).click()
    await expect(page).toHaveURL(/\/suspects$/)
    // Before its styles are there, a page has both navigations, that of wide screens as well.
    await page.waitForLoadState()
    await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible()
  },
)
