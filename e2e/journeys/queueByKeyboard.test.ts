import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

// Shows spec 8.92.
test('a moderator goes through a whole queue with nothing but the keyboard', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const stamp = Date.now()
  const author = await bichar.makePerson('Tariq Anam')
  const titles = Array.from({ length: 10 }, (_, index) => `Queue ${stamp} number ${index}`)
  const ids: string[] = []
  for (const title of titles)
    ids.push(await bichar.file(author, { title, desc: 'As it was.', isAnonymous: true }))

  await signIn(page, bichar.admin)
  await page.goto(`/admin/pending-posts?search=${encodeURIComponent(`Queue ${stamp}`)}`)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText('The author is anonymous.')).toHaveCount(10)
  await expect(page.getByText('approved before')).toHaveCount(0)
  await expectAccessible(page)
  // Anonymous reports of the same day are in random order, so that it does not reveal who was first.
  const shown = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
  expect(shown.toSorted()).toEqual(titles)
  const focused = page.locator('article:focus')

  await test.step('keys say nothing outside of the list', async () => {
    await page.keyboard.press('a')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByLabel('Search pending reports').focus()
  })

  await test.step('Tab leads into the list, ? shows the keys, j and k go through it', async () => {
    for (let presses = 0; presses < 4 && (await focused.count()) === 0; presses++) {
      await page.keyboard.press('Tab')
    }
    await expect(focused).toContainText(shown[0] ?? '')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Send back with a reason')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(focused).toContainText(shown[0] ?? '')
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await expect(focused).toContainText(shown[2] ?? '')
    await page.keyboard.press('k')
    await expect(focused).toContainText(shown[1] ?? '')
  })

  await test.step('one goes back with a ready reason, and the next one has the focus', async () => {
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Send post back')
    await expectAccessible(page)
    // While typing in a field, letters are not shortcuts.
    await dialog.getByLabel(/^Reason/).pressSequentially('aj?')
    await expect(dialog.getByLabel(/^Reason/)).toHaveValue('aj?')
    await expect(page.getByRole('article')).toHaveCount(10)
    await dialog.getByRole('button', { name: 'Please say where and when it happened.' }).press('Enter')
    await dialog.getByRole('button', { name: 'Send back' }).press('Enter')
    await expectMessage(page, 'Post disapproved successfully')
    await expect(focused).toContainText(shown[2] ?? '')
  })

  await test.step('the others are approved one after the other', async () => {
    for (const left of [8, 7, 6, 5, 4, 3, 2, 1, 0]) {
      await page.keyboard.press('a')
      await expect(page.getByRole('article')).toHaveCount(left)
      if (left > 0) await expect(focused).toHaveCount(1)
    }
    await expect(page.getByText('Nothing found')).toBeVisible()
  })
  for (const [index, id] of ids.entries()) {
    // Polled, because a post leaves the screen before the server has answered.
    await expect
      .poll(async () => (await page.request.get(`/api/posts/${id}`)).status(), titles[index])
      .toBe(titles[index] === shown[1] ? 404 : 200)
  }
})
