import { expect, test } from '../test.ts'

test('someone who forgot the password sets a new one with the code, and logs in with it', async ({
  bichar,
  page,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Rafiq Islam')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Phone number').fill(person.phone)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  await expect(page.getByText('Reset code sent to your phone')).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByRole('textbox', { name: 'OTP' }).click()
  await page.keyboard.type(await bichar.codeSentTo(person.phone))
  await page.getByLabel('New password').fill('another password')
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('another password')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click()
  await expect(page.getByText('Password reset successful')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('Password', { exact: true }).fill('another password')
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click()
  await expect(page.getByText('Welcome back, Rafiq Islam!')).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL(`${bichar.url}/`)
})

test('a wrong password is refused beside the form, and nothing typed is lost', async ({ bichar, page }) => {
  const person = await bichar.makePerson('Mina Das')
  await page.goto('/login')
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed')
  await expect(page.getByLabel('Phone number')).toHaveValue(person.phone)
})
