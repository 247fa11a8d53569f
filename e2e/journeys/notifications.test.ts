import { expectMessage } from '../messages.ts'
import { signedInId } from '../signedInId.ts'
import { atBothWidths, expect, test } from '../test.ts'
import { untilConnected } from '../untilConnected.ts'

// Shows spec 2.41, 2.42, 2.91, 2.122, 4.27, 4.30, 5.71, 5.72, 8.108, 9.38.
test(
  'a super admin sends, somebody else hears it at once, sees badge and title, reads it, and the badge goes',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const sender = await bichar.superAdmin()
    const reader = await bichar.makePerson(`Mizanur ${Date.now()}`)
    const title = `Office closed ${Date.now()}`

    const other = await elsewhere()
    await signIn(other, reader)
    const connected = untilConnected(other)
    await other.goto('/profile')
    await expect(other.getByRole('heading', { name: reader.name })).toBeVisible()
    // Browsers allow sound only after a user gesture.
    await other.getByRole('heading', { name: 'Devices' }).click()
    await expect(other).toHaveTitle('Bichar')
    // A page that connects only later finds the message in its list, without a sound.
    await connected

    await signIn(page, sender)
    await page.goto('/admin/send-notification')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('tab', { name: 'To certain people' }).click()
    const form = page.getByRole('form', { name: 'To certain people' })
    // The text that was typed for everybody is kept.
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await expect(form.getByRole('button', { name: 'Choose at least one person' })).toBeDisabled()
    await form.getByRole('combobox', { name: 'People' }).fill(reader.name)
    await page.getByRole('option', { name: reader.name }).click()
    await form.getByRole('combobox', { name: 'People' }).fill(bichar.admin.name)
    await page.getByRole('option', { name: bichar.admin.name }).click()
    await expect(form.getByRole('button', { name: 'Send to 2 people' })).toBeEnabled()
    await form.getByRole('combobox', { name: 'People' }).press('Backspace')
    await form.getByLabel('Description').fill('Come on Sunday instead.')
    await form.getByLabel(/^Link/).fill('/suspects')
    await expectAccessible(page)
    const sound = other.waitForRequest(/notification\.mp3/)
    const told = expect(other.getByText(title)).toBeVisible()
    await form.getByRole('button', { name: 'Send to 1 person' }).click()
    await expectMessage(page, 'Notifications sent successfully')
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText(`For ${reader.name}`)

    await expect(other).toHaveTitle('(1) Bichar')
    await Promise.all([sound, told])
    const entry = other.getByRole('link', { name: /Notifications/ }).filter({ visible: true })
    await expect(entry).toContainText('1')
    await entry.click()
    await expect(other.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    // A toast that fades out has too little contrast for axe.
    await expect(other.locator('.toast')).toHaveCount(0)
    await expectAccessible(other)
    await other.getByRole('link', { name: new RegExp(title) }).click()
    await expect(other).toHaveURL(/\/suspects$/)
    await expect(other).toHaveTitle('Suspects · Bichar')
  },
)

// Shows spec 2.27, 2.122, 2.123, 2.124, 2.125, 2.126, 4.31, 5.71, 8.107, 8.109.
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
  const none = admin.getByText('No notifications found', { exact: true })
  await expect(none).toBeVisible()
  await expect(none).toHaveCSS('text-transform', 'none')
  await expect(admin.getByText(`No notification has “${title}” in its title or description.`)).toBeVisible()
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
  await expect(form.getByText('Please choose who gets it')).toBeVisible()
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
  const everybody = form.getByRole('radio', { name: /^All \([\d,]+\)$/ })
  await everybody.check()
  await form.getByRole('button', { name: 'Send notification' }).click()

  // A confirmation first shows the message and the number of recipients.
  const check = page.getByRole('dialog', { name: 'Check before you send' })
  const people = Number((await everybody.locator('..').innerText()).replace(/\D/g, ''))
  const reaches = check.getByText(`${people} people get this: everybody with an account.`)
  await expect(reaches).toBeVisible()
  await expect(check.getByRole('region', { name: 'As they will see it' })).toContainText(title)
  await expect(check.getByRole('region')).toContainText('It is reached under 109 now.')
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Cancel' }).click()
  await expect(check).toHaveCount(0)
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(other.getByText(title)).toHaveCount(0)
  await bichar.makePerson('Somebody who comes meanwhile')
  await form.getByRole('button', { name: 'Send notification' }).click()
  await expect(check.getByText(`${people + 1} people get this`)).toBeVisible()
  await check.getByRole('button', { name: `Send to ${people + 1} people` }).click()
  await expectMessage(page, 'Notification sent successfully')
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  const sent = page.getByRole('article').filter({ hasText: title })
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('all')
  await expect(sent).toBeVisible()
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('admins')
  await expect(sent).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('all')
  await expect(sent).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search notifications' }).fill('nobody wrote this')
  await expect(sent).toHaveCount(0)

  await expect(other.getByRole('button', { name: new RegExp(title) })).toBeVisible()
  await expect(other).toHaveTitle('(1) Notifications · Bichar')
  await expect(inPanel).toBeVisible()

  await page.goto('/admin/notifications')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const toSend = page.getByRole('main').getByRole('link', { name: 'Send Notification' })
  await expect(toSend).toHaveAttribute('href', '/admin/send-notification')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectMessage(page, 'Notification deleted successfully')
  await expect(other.getByText(title)).toHaveCount(0)
  await expect(other).toHaveTitle('Notifications · Bichar')
  await expect(inPanel).toHaveCount(0)
})

// Shows spec 2.10.
test('the author of a report hears of its approval, in their language', async ({ bichar, page, signIn }) => {
  const author = await bichar.makePerson('Rokeya Sultana')
  await signIn(page, author)
  await page.context().addCookies([{ name: 'language', value: 'bn', url: bichar.url }])
  await bichar.publish(author, { title: 'Bridge lamp stolen', desc: 'At night', isAnonymous: true })
  await page.goto('/notification')
  await expect(page.getByText('আপনার পোস্ট অনুমোদিত হয়েছে')).toBeVisible()
  await page.getByRole('link', { name: /Bridge lamp stolen/ }).click()
  await expect(page.getByRole('heading', { name: 'Bridge lamp stolen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/notification$/)
})

// Shows spec 4.28.
test('a link that begins with http opens in a new tab, any other one in the app', async ({
  bichar,
  page,
  signIn,
}) => {
  const sender = await bichar.superAdmin()
  await signIn(page, await bichar.makePerson('Bilkis Banu'))
  const userId = await signedInId(page)
  for (const [title, link] of Object.entries({
    Outside: `${bichar.url}/success-stories`,
    Inside: '/suspects',
  })) {
    const message = { title, description: 'Have a look.', link, userId }
    await bichar.call(sender, 'POST /notifications/custom', { body: message })
  }
  await page.goto('/notification')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Outside/ }).click()
  await expect(await opened).toHaveURL(/\/success-stories$/)
  await expect(page).toHaveURL(/\/notification$/)
  await page.getByRole('link', { name: /Inside/ }).click()
  await expect(page).toHaveURL(/\/suspects$/)
  expect(page.context().pages()).toHaveLength(2)
})

// Shows spec 2.124, 2.125, 6.19.
test('an admin reads whom a message went to, when, and where it leads', async ({ bichar, page, signIn }) => {
  const link = 'https://www.example.com/helpline'
  const title = `Helpline for admins ${Date.now()}`
  const message = { title, description: 'Day and night.', link, targetAudience: 'admins' as const }
  await bichar.call(await bichar.superAdmin(), 'POST /notifications/custom', { body: message })
  await signIn(page, bichar.admin)
  await page.goto('/admin/notifications')
  const sent = page.getByRole('article').filter({ hasText: title })
  await expect(sent.getByText('Admins', { exact: true })).toBeVisible()
  // Only super admins can delete and send.
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Send Notification' })).toHaveCount(0)
  await expect(sent.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M$/)).toBeVisible()
  await expect(sent.getByRole('link', { name: link })).toHaveAttribute('href', link)
  await expect(sent.getByRole('link', { name: link })).toHaveAttribute('target', '_blank')
  await expect(sent.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Send Notification' })).toHaveCount(0)
})
