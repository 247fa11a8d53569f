import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'

const decidedReports = async (page: Page): Promise<number> => {
  const row = page
    .getByRole('region', { name: 'Decisions by kind' })
    .getByRole('row', { name: /^Pending reports/ })
  await expect(row).toBeVisible()
  return Number(await row.getByRole('cell').first().textContent())
}

test(
  'the figures of moderation change after a decision, and are read as tables too',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const title = `To be counted ${Date.now()}`
    const author = await bichar.makePerson('Selina Hossain')
    const id = await bichar.file(author, { title, desc: 'As it was.', isAnonymous: false })
    await signIn(page, bichar.admin)
    await page.goto('/admin')
    const before = await decidedReports(page)
    const chart = page.getByRole('figure', { name: /^Pending reports/ })
    await chart.getByText('As a table').click()
    await expect(chart.getByRole('row')).toHaveCount(15)
    await expectAccessible(page)

    await page.goto(`/admin/getpostDetails/${id}`)
    await page.getByRole('button', { name: 'Send back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Please say more clearly' }).click()
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await expectMessage(page, 'Post disapproved successfully')

    await page.goto('/admin')
    await expect.poll(() => decidedReports(page)).toBe(before + 1)
    await expect(page.getByRole('region', { name: 'Reasons' })).toContainText('Please say more clearly')
    await expect(page.getByRole('region', { name: 'Decisions by moderator' })).toContainText('Nasrin Akter')
  },
)

test('forty reports that wait are one notification, whose number follows what is decided', async ({
  bichar,
  page,
  signIn,
}) => {
  test.slow()
  const author = await bichar.makePerson('Kabir Chowdhury')
  const ids: string[] = []
  for (let filed = 0; filed < 40; filed++) {
    ids.push(await bichar.file(author, { title: `One of forty, ${filed}`, desc: 'x', isAnonymous: false }))
  }
  await signIn(page, bichar.admin)
  await page.goto('/notification')
  const notice = page.getByRole('link', { name: /wait for review/ })
  const number = async () => Number((await notice.textContent())?.match(/(\d+) posts wait for review/)?.[1])
  // Other journeys may have left reports that wait.
  const all = (await bichar.call(bichar.admin, 'GET /posts/admin/pending', {})).total
  expect(all).toBeGreaterThanOrEqual(40)
  await expect.poll(number).toBe(all)
  await expect(notice).toHaveCount(1)
  for (const id of ids.slice(0, 3)) await bichar.approve(id)
  await expect.poll(number).toBe(all - 3)
  await notice.click()
  await expect(page.getByRole('heading', { name: 'Pending reports' })).toBeVisible()
  for (const id of ids.slice(3)) await bichar.approve(id)
})
