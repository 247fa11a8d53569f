import path from 'node:path'
import { photoOf } from '../photo.ts'
import { expect, test } from '../test.ts'

test('a person changes name and picture, which their posts show where it can be loaded, sees the devices and logs out', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Tania Haque')
  await bichar.publish(person, { title: 'Shop robbed', desc: 'At night', isAnonymous: false })
  await signIn(page, person)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Tania Haque' })).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: 'Shop robbed' })
  const face = card.locator('img').first()
  await expect(face).toHaveAttribute('src', '/default-avatar.png')
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Phone number')).toBeDisabled()
  await dialog.getByLabel('Name').fill('Tania Islam')
  await dialog.getByLabel('Choose a picture').setInputFiles(path.join(import.meta.dirname, 'profile.test.ts'))
  await expect(dialog.getByText('Please select a valid image file (JPEG, PNG, or GIF)')).toBeVisible()
  // As a phone takes it: more than the 2 MB of an avatar, until the app has made it smaller.
  await dialog.getByLabel('Choose a picture').setInputFiles(photoOf(1_000, 900))
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: 'CHANGE PASSWORD' }).click()
  await expect(dialog.getByRole('button', { name: 'UPDATE PASSWORD' })).toBeDisabled()
  await dialog.getByRole('tab', { name: 'EDIT PROFILE' }).click()
  await dialog.getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tania Islam' })).toBeVisible()
  await expect(card.getByText('Tania Islam')).toBeVisible()
  await expect(face).toHaveAttribute('src', /^\/media\//)
  await page.route('**/media/**', (route) => route.abort())
  await page.reload()
  await expect(face).toHaveAttribute('src', '/default-avatar.png')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

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
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('The password is not right')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted')).toBeVisible()

  await page.goto(`/postDetails/${post}`)
  await expect(page.getByRole('heading', { name: 'Bike stolen' })).toBeVisible()
  await expect(page.getByText('Kamal Sarker')).toHaveCount(0)
  const login = await page.request.post('/api/auth/login', {
    data: { phone: person.phone, password: person.password, deviceId: 'dev_later' },
  })
  expect(login.status()).toBe(400)
})
