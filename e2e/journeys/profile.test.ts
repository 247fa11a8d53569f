import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { photoOf } from '../photo.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'

/** Records the width, quality and size in bytes of each picture that is drawn on a canvas. */
async function watchDrawings(page: Page) {
  const drawn: { width: number; quality: number; bytes: number }[] = []
  await page.exposeFunction('hasDrawn', (drawing: (typeof drawn)[number]) => void drawn.push(drawing))
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      const told = async (blob: Blob | null) => {
        await Reflect.get(window, 'hasDrawn')({ width: this.width, quality, bytes: blob?.size })
        done(blob)
      }
      toBlob.call(this, (blob) => void told(blob), type, quality)
    }
  })
  return drawn
}

// Shows spec 2.88, 2.89, 2.90, 4.4, 5.12, 5.13, 5.14, 5.15, 5.23, 8.75, 8.97, 8.115, 9.18, 9.20, 9.36.
test(
  'a person changes name and picture, which their posts show where it can be loaded, sees the devices and logs out',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Tania Haque')
    const drawn = await watchDrawings(page)
    await bichar.publish(person, { title: 'Shop robbed', desc: 'At night', isAnonymous: false })
    await signIn(page, person)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Tania Haque' })).toBeVisible()
    await expect(page.getByText(`+88${person.phone}`)).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
    await expect(page.getByText('1 post', { exact: true })).toBeVisible()
    const card = page.getByRole('article', { name: 'Shop robbed' })
    const face = card.locator('img').first()
    await expect(face).toHaveAttribute('src', '/default-avatar.png')
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Phone number')).toBeDisabled()
    await dialog.getByLabel('Name').fill('Tania Islam')
    const choice = dialog.getByLabel('Choose a picture')
    await choice.setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') })
    await expect(dialog.getByText('Please select a valid image file (JPEG, PNG, or GIF)')).toBeVisible()
    const moving = { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }
    await choice.setInputFiles(moving)
    await expect(dialog.getByText('Image size should be less than 2MB')).toBeVisible()
    await choice.setInputFiles(photoOf(500, 600))
    const width = () =>
      dialog.locator('fieldset img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBe(500)
    expect(drawn).toEqual([])
    // A photo as a phone takes it: more than the 2 MB allowed for an avatar until the app has compressed it.
    await choice.setInputFiles(photoOf(2_400, 1_600))
    await expect.poll(width).not.toBe(500)
    expect(drawn[0]).toMatchObject({ width: 1920, quality: 0.8 })
    expect(drawn.at(-1)?.bytes).toBeLessThanOrEqual(1024 * 1024)
    await expectAccessible(page)
    await dialog.getByRole('tab', { name: 'CHANGE PASSWORD' }).click()
    const update = dialog.getByRole('button', { name: 'Update password' })
    await expect(update).toBeDisabled()
    await dialog.getByLabel('Old password').fill(person.password)
    await dialog.getByLabel('New password').fill('another password')
    await dialog.getByLabel('Confirm password').fill('another')
    await expect(update).toBeDisabled()
    await dialog.getByLabel('Confirm password').fill('another password')
    await expect(update).toBeEnabled()
    await dialog.getByRole('tab', { name: 'EDIT PROFILE' }).click()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expectMessage(page, 'Profile updated successfully')
    await expect(page.getByRole('heading', { name: 'Tania Islam' })).toBeVisible()
    await expect(card.getByText('Tania Islam')).toBeVisible()
    await expect(face).toHaveAttribute('src', /^\/media\//)
    const own = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(own.locator('img')).toHaveAttribute('src', /^\/media\//)
    await page.route('**/media/**', (route) => route.abort())
    await page.reload()
    await expect(face).toHaveAttribute('src', '/default-avatar.png')

    await page.getByRole('button', { name: 'Logout' }).click()
    await expectMessage(page, 'Logged out successfully')
    await expect(page).toHaveURL(/\/login$/)
    const kept = await page.evaluate(() =>
      ['token', 'user', 'sessionExpiresAt'].map((key) => localStorage.getItem(key)),
    )
    expect(kept).toEqual([null, null, null])
    // The login replaced the profile in the history; the entry before it is a page outside of the app.
    await page.goBack()
    await expect(page).toHaveURL(/\/robots\.txt$/)
  },
)

// Shows spec 8.98.
test('somebody deletes the account; their post stays without a name, and the login is gone', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Kamal Sarker')
  const post = await bichar.publish(person, { title: 'Bike stolen', desc: 'By day', isAnonymous: false })
  await signIn(page, person)
  await page.goto('/profile')
  const dialog = page.getByRole('dialog')
  const newPassword = 'another password'

  await test.step('before, everywhere else is logged out, and the password is another', async () => {
    const everywhereElse = page.getByRole('button', { name: 'Log out everywhere else' })
    await everywhereElse.click()
    await expectMessage(page, 'Logged out successfully')
    await expect(everywhereElse).toHaveCount(0)
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await dialog.getByRole('tab', { name: 'CHANGE PASSWORD' }).click()
    for (const [label, value] of Object.entries({
      'Old password': person.password,
      'New password': newPassword,
      'Confirm password': newPassword,
    })) {
      await dialog.getByLabel(label, { exact: true }).fill(value)
    }
    await dialog.getByRole('button', { name: 'Update password' }).click()
    await expectMessage(page, 'Password updated successfully')
    await expect(dialog).toHaveCount(0)
  })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('The password is not right')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expectMessage(page, 'Your account is deleted')

  await page.goto(`/postDetails/${post}`)
  await expect(page.getByRole('heading', { name: 'Bike stolen' })).toBeVisible()
  await expect(page.getByText('Kamal Sarker')).toHaveCount(0)
  const login = await page.request.post('/api/auth/login', {
    data: { phone: person.phone, password: newPassword, deviceId: 'dev_later' },
  })
  expect(login.status()).toBe(400)
})

test(
  'a profile begins with what became of the own reports',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Nadia Karim')
    const report = (title: string) => ({ title, desc: 'At night', isAnonymous: false })
    const told = await bichar.publish(person, report('Shop robbed'))
    await bichar.publish(person, report('Van stolen'))
    const returned = await bichar.file(person, report('Pump taken'))
    const decision = { action: 'disapprove' as const, reason: 'Please leave out the name' }
    await bichar.call(bichar.admin, 'POST /posts/admin/toggle-approval/:id', {
      params: { id: returned },
      body: decision,
    })
    await bichar.file(person, report('Fence cut'))
    const entry = { title: 'Two held', date: '2026-11-13', desc: 'By the police', step: 'arrested' as const }
    await bichar.tell(person, told, entry)

    await signIn(page, person)
    await page.goto('/profile')
    const mine = page.getByRole('region', { name: 'What became of my reports' })
    const lineOf = (title: string) => mine.getByRole('listitem').filter({ hasText: title })
    await expect(lineOf('Shop robbed')).toContainText('Published · Arrested, 13 Nov 2026 · 1 update')
    await expect(lineOf('Van stolen')).toHaveText(/Published$/)
    await expect(lineOf('Pump taken')).toContainText('Sent back by a moderator')
    await expect(lineOf('Fence cut')).toContainText('pending approval')
    const settings = await page.getByRole('heading', { name: 'Settings' }).boundingBox()
    const first = await mine.boundingBox()
    expect(first?.y).toBeLessThan(settings?.y ?? 0)
    await expectAccessible(page)
    await lineOf('Van stolen').getByRole('link', { name: 'Van stolen' }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Van stolen' })).toBeVisible()
  },
)
