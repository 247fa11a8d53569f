import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test(
  'whoever presses for a part that the release since then has replaced is offered to reload',
  onPhone,
  async ({ page }) => {
    await page.goto('/')
    await untilAlive(page)
    // The file of the dialog gets another name with each release, so that the server has none under the old name.
    await page.route('**/assets/SettingsDialog-*', (route) =>
      route.continue({ url: route.request().url().replace('SettingsDialog-', 'SettingsDialog-of-before-') }),
    )
    const settings = page.getByRole('button', { name: 'Settings' })
    await settings.click()
    const message = page.getByText('The app has been updated. Reload the page to go on.')
    await expect(message).toBeVisible()
    await page.unrouteAll()
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false)
    await settings.click()
    await expect(page.getByRole('dialog')).toContainText('Language')
  },
)
