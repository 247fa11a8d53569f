import type { Page } from '@playwright/test'
import { fileReports } from '../deskPage.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

/** A part of the app gets another name with each release, so that the server has none under the old one. */
const replacePart = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*`, (route) =>
    route.continue({ url: route.request().url().replace(`${name}-`, `${name}-of-before-`) }),
  )

const offer = (page: Page) => page.getByText('The app has been updated. Reload the page to go on.')

/** Reloads by the button of the message, and waits for the other page. */
async function reload(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false)
}

test(
  'whoever presses for a part that the release since then has replaced is offered to reload',
  onPhone,
  async ({ page }) => {
    await page.goto('/')
    await untilAlive(page)
    await replacePart(page, 'SettingsDialog')
    const settings = page.getByRole('button', { name: 'Settings' })
    await settings.click()
    await expect(offer(page)).toBeVisible()
    await page.unrouteAll()
    await reload(page)
    await settings.click()
    await expect(page.getByRole('dialog')).toContainText('Language')
  },
)

test('a moderator reads a post that waits although the release since then has replaced the buttons, and reloads at once', async ({
  bichar,
  page,
  signIn,
}) => {
  const [waiting] = await fileReports(bichar, `Fence torn down ${Date.now()}`, 1)
  await signIn(page, bichar.admin)
  await replacePart(page, 'ApproveBanner')
  const partsForNoNetwork = page.waitForResponse('**/assets/OfflineParts-*')
  await page.goto(`/postDetails/${waiting?.id}`)
  // The message stays while the pointer is on it.
  await offer(page).hover()
  // They stop reloads that nobody has asked for.
  await (await partsForNoNetwork).finished()
  await expect(page.getByRole('heading', { name: waiting?.title ?? '' })).toBeVisible()
  const approve = page.getByRole('button', { name: 'Approve Post' })
  await expect(approve).toHaveCount(0)
  // The page that the reload leads to finds its network without a question.
  await page.route('**/healthz', () => undefined)
  await page.unroute('**/assets/ApproveBanner-*')
  await reload(page)
  await expect(approve).toBeVisible()
})
