import { expect, test } from '../test.ts'

test('what became of a post stands beside it, on small screens behind a tab of its own', async ({
  bichar,
  page,
  isMobile,
  expectAccessible,
}) => {
  const author = await bichar.makePerson('Kamrul Hasan')
  const stamp = Date.now()
  const id = await bichar.publish(author, {
    title: `Shop broken into ${stamp}`,
    desc: 'At night.',
    isAnonymous: true,
  })
  await bichar.tell(author, id, {
    title: 'Two people arrested',
    date: '2026-11-20',
    desc: 'Police found the goods.',
  })

  const html = await (await page.request.get(`/postDetails/${id}`)).text()
  expect(html).toContain('Two people arrested')
  expect(html).not.toContain('Kamrul')

  await page.goto(`/postDetails/${id}`)
  const entry = page.getByRole('listitem').filter({ hasText: 'Two people arrested' })
  if (isMobile) {
    await expect(entry).toBeHidden()
    await page.getByRole('tab', { name: 'Post' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Timelines' })).toBeFocused()
    await expect(page).toHaveURL(/tab=timelines/)
    await expect(page.getByRole('tab')).toHaveText(['Post', 'Timelines', 'Comments'])
  }
  await expect(entry).toBeVisible()
  await expect(entry).toContainText('Nov 20, 2026')
  await expect(entry).toContainText('Added by Unknown')
  await expectAccessible(page)
})
