import type { Page } from '@playwright/test'
import { claimed, desk, fileReports, queue, readable, title } from '../deskPage.ts'
import { expect, test } from '../test.ts'

const isPublic = (page: Page, id: string) =>
  expect
    .poll(async () => (await page.request.get(`/api/posts/${id}`)).status(), { timeout: 60_000 })
    .toBe(200)

test('without a network the desk says of which report no decision arrived, and keeps it', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `No network ${Date.now()}`
  const filed = await fileReports(bichar, stamp, 2)
  await signIn(page, bichar.admin)
  const opened = filed.map(({ id }) => page.waitForResponse(`**/api/admin/desk/post/${id}`))
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  // The next report is fetched in advance; without a network it could not be opened any more.
  for (const response of await Promise.all(opened)) await response.finished()
  const first = await title(page).innerText()

  await page.context().setOffline(true)
  await page.keyboard.press('a')
  await expect(page.getByText(`Not confirmed: ${first}.`)).toBeVisible()
  await expect(queue(page)).toHaveCount(2)
  await expect(title(page)).not.toHaveText(first)
  const second = await title(page).innerText()
  await expect(readable(page)).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(`could not be put on your desk: ${second}.`)).toBeVisible()
  await expect(queue(page)).toHaveCount(2)
  await expect(title(page)).toHaveText(second)

  await page.context().setOffline(false)
  const decided = page.getByRole('list', { name: 'Just decided' })
  await expect(readable(page)).toBeVisible()
  await page.keyboard.press('a')
  await expect(decided).toContainText(second)
  await expect(title(page)).toHaveText(first)
  await expect(claimed(page)).toBeVisible()
  await page.keyboard.press('a')
  await expect(decided).toContainText(first)
  await expect(queue(page)).toHaveCount(0)
  for (const { id } of filed) await isPublic(page, id)
})

test('a decision whose answer is lost leaves the queue all the same', async ({ bichar, page, signIn }) => {
  const stamp = `Lost answer ${Date.now()}`
  const filed = await fileReports(bichar, stamp, 2)
  await signIn(page, bichar.admin)
  // Socket events do not get through either.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  const shown = await title(page).innerText()
  await page.route('**/api/admin/desk/decisions', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('a')
  await expect(page.getByText(`Not confirmed: ${shown}.`)).toBeVisible()
  // Otherwise the queue would be refetched within a minute.
  await expect(queue(page)).toHaveCount(1)
  await expect(queue(page)).not.toContainText(shown)
  const decided = filed.find((report) => report.title === shown)
  await isPublic(page, decided?.id ?? '')
})
