import { expect, test } from '../test.ts'

test('a super admin sends, somebody else hears it at once, sees badge and title, reads it, and the badge goes', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const sender = await bichar.superAdmin()
  const reader = await bichar.makePerson(`Mizanur ${Date.now()}`)
  const title = `Office closed ${Date.now()}`

  const other = await elsewhere()
  await signIn(other, reader)
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: reader.name })).toBeVisible()
  // A page may only ring once it has been touched.
  await other.getByRole('heading', { name: 'Devices' }).click()
  await expect(other).toHaveTitle('Bichar')

  await signIn(page, sender)
  await page.goto('/admin/send-notification')
  const form = page.getByRole('form', { name: 'To certain people' })
  await expect(form.getByRole('button', { name: 'Choose at least one person' })).toBeDisabled()
  await form.getByRole('combobox', { name: 'People' }).fill(reader.name)
  await page.getByRole('option', { name: reader.name }).click()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('Come on Sunday instead.')
  await form.getByLabel(/^Link/).fill('/suspects')
  await expectAccessible(page)
  const sound = other.waitForRequest(/notification\.mp3/)
  const told = expect(other.getByText(title)).toBeVisible()
  await form.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(page.getByText('Notifications sent successfully')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText(`For ${reader.name}`)

  await expect(other).toHaveTitle('(1) Bichar')
  await Promise.all([sound, told])
  const entry = other.getByRole('link', { name: /Notifications/ }).filter({ visible: true })
  await expect(entry).toContainText('1')
  await entry.click()
  await expect(other.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  // What is fading is no longer legible, and not meant to be.
  await expect(other.locator('.toast')).toHaveCount(0)
  await expectAccessible(other)
  await other.getByRole('link', { name: new RegExp(title) }).click()
  await expect(other).toHaveURL(/\/suspects$/)
  await expect(other).toHaveTitle('Bichar')
})

test('what is sent to all appears in an open list, and goes when it is taken back', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const sender = await bichar.superAdmin()
  const reader = await bichar.makePerson('Lutfa Begum')
  const title = `Helpline moved ${Date.now()}`

  const other = await elsewhere()
  await signIn(other, reader)
  await other.goto('/notification')
  await expect(other.getByText('No notifications found')).toBeVisible()

  const admin = await elsewhere()
  await signIn(admin, bichar.admin)
  await admin.goto(`/admin/notifications?search=${encodeURIComponent(title)}`)
  await expect(admin.getByText('NOTHING FOUND')).toBeVisible()
  const inPanel = admin.getByRole('heading', { name: title })

  await signIn(page, sender)
  await page.goto('/admin/send-notification')
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('admins')
  await expect(page.getByText('No notifications found')).toBeVisible()
  const form = page.getByRole('form', { name: 'General notification' })
  await form.getByRole('button', { name: 'Send notification' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('It is reached under 109 now.')
  await form.getByRole('button', { name: 'Send notification' }).click()
  await expect(page.getByText('Notification sent successfully')).toBeVisible()

  await expect(other.getByRole('button', { name: new RegExp(title) })).toBeVisible()
  await expect(other).toHaveTitle('(1) Bichar')
  await expect(inPanel).toBeVisible()

  await page.goto('/admin/notifications')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Notification deleted successfully')).toBeVisible()
  await expect(other.getByText(title)).toHaveCount(0)
  await expect(other).toHaveTitle('Bichar')
  await expect(inPanel).toHaveCount(0)
})

test('the author of a report hears of its approval, in their language', async ({ bichar, page, signIn }) => {
  const author = await bichar.makePerson('Rokeya Sultana')
  await signIn(page, author)
  await page.context().addCookies([{ name: 'language', value: 'bn', url: bichar.url }])
  await bichar.publish(author, { title: 'Bridge lamp stolen', desc: 'At night', isAnonymous: true })
  await page.goto('/notification')
  await expect(page.getByText('আপনার পোস্ট অনুমোদিত হয়েছে')).toBeVisible()
  await page.getByRole('link', { name: /Bridge lamp stolen/ }).click()
  await expect(page.getByRole('heading', { name: 'Bridge lamp stolen' })).toBeVisible()
})
