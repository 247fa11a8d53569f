import { expect, test } from '../test.ts'

test('a ready reason that a moderator chose in Bengali is read by the author in the author’s language', async ({
  bichar,
  page,
  elsewhere,
  signIn,
}) => {
  const title = `Sent back ${Date.now()}`
  const author = await bichar.makePerson('Rokeya Khatun')
  const id = await bichar.file(author, { title, desc: 'It happened.', isAnonymous: false })
  const inEnglish = 'Please say where and when it happened.'
  const inBengali = 'ঘটনাটি কোথায় ও কখন ঘটেছে, অনুগ্রহ করে লিখুন।'.normalize('NFC')
  const cookies = [{ name: 'language', value: 'bn', url: bichar.url }]

  const moderator = await elsewhere()
  await moderator.context().addCookies(cookies)
  await signIn(moderator, bichar.admin)
  await moderator.goto(`/admin/getpostDetails/${id}`)
  await moderator.getByRole('button', { name: 'ফেরত পাঠান' }).click()
  const dialog = moderator.getByRole('dialog')
  await dialog.getByRole('button', { name: 'কোথায় ও কখন' }).click()
  await dialog.getByRole('button', { name: 'ফেরত পাঠান' }).click()
  // The page moves on to the next waiting report, or to the empty list.
  await moderator.waitForURL((url) => !url.pathname.endsWith(id))
  await moderator.goto(`/admin/getpostDetails/${id}`)
  await expect(moderator.getByText(inBengali)).toBeVisible()

  await signIn(page, author)
  await page.goto('/notification')
  await expect(page.getByRole('link', { name: title })).toContainText(inEnglish)
  await page.context().addCookies(cookies)
  await page.goto('/notification')
  await expect(page.getByRole('link', { name: title })).toContainText(inBengali)
})
