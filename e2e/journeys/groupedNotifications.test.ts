import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test(
  'notifications stand under their day, and what is about one report stands together',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const author = await bichar.makePerson('Rokeya Khatun')
    const titles = ['The first', 'The second'].map((title) => `${title} ${Date.now()}`)
    const ids: string[] = []
    for (const title of titles)
      ids.push(await bichar.publish(author, { title, desc: 'x', isAnonymous: false }))
    // A job tells the author of the approvals, and the comment must come after it.
    const told = async () => (await bichar.call(author, 'GET /notifications', {})).notifications
    await expect.poll(told).toHaveLength(2)
    await bichar.call(bichar.admin, 'POST /posts/:id/comments', {
      params: { id: ids[0] ?? '' },
      body: { text: 'I saw it, too' },
    })
    await signIn(page, author)
    await page.goto('/notification')
    await untilAlive(page)
    const list = page.getByRole('region', { name: 'Notifications' })
    await expect(list.getByRole('heading')).toHaveText(['Today'])
    await expect(list.locator(':scope > ul > li')).toHaveCount(2)
    const first = list.locator(':scope > ul > li').first()
    const links = first.getByRole('link')
    await expect(links).toHaveText([/A new comment on your post/, /Your post was approved/])

    await test.step('what has been read steps back', async () => {
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await expect(links).toHaveCount(1)
      await first.getByText('1 earlier one on this report').click()
      await expect(links).toHaveCount(2)
      await expectAccessible(page)
    })
  },
)
