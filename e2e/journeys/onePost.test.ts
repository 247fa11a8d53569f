import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

test('whoever decides on the page of one report goes on with the next one from its beginning, by keyboard as well', async ({
  bichar,
  page,
  signIn,
}) => {
  // What other journeys have left in the queue would come in between.
  const waiting = async () => (await bichar.call(bichar.admin, 'GET /posts/admin/pending', {})).posts
  for (let posts = await waiting(); posts.length > 0; posts = await waiting())
    for (const { _id } of posts) await bichar.approve(_id)
  const author = await bichar.makePerson('Rafiq Azad')
  const [first, second] = ['The first of two', 'The second of two']
  const id = await bichar.file(author, { title: first, desc: 'As it was.', isAnonymous: false })
  await bichar.file(author, { title: second, desc: 'As it was.', isAnonymous: false })
  const focused = page.getByRole('main').locator(':focus')
  await signIn(page, bichar.admin)
  await page.goto(`/admin/getPostDetails/${id}`)

  await test.step('to the next report', async () => {
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await expectMessage(page, 'Post approved successfully')
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
    await expect(focused).toContainText(second)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Pending reports' }).last()).toBeFocused()
  })

  await test.step('after the last one to the list, which is empty', async () => {
    await page.getByRole('button', { name: 'Send back' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Please say where and when it happened.' }).press('Enter')
    await dialog.getByRole('button', { name: 'Send back' }).press('Enter')
    await expect(page).toHaveURL(/pending-posts$/)
    await expect(page.getByRole('heading', { name: 'Pending reports' })).toBeVisible()
    await expect(focused).toContainText('No pending reports')
  })
})
