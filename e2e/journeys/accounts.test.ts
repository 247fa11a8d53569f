import type { Page } from '@playwright/test'
import { holdTimers } from '../heldTimers.ts'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { expect, onPhone, test } from '../test.ts'

/** Replaces the browser's permission prompt by one that is always denied; returns how often it was shown. */
async function answerForNotifications(page: Page): Promise<() => number> {
  let asked = 0
  await page.exposeFunction('askedForNotifications', () => {
    asked += 1
    return 'denied'
  })
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Object.defineProperty(Notification, 'requestPermission', {
      value: Reflect.get(window, 'askedForNotifications'),
    })
  })
  return () => asked
}

test(
  'someone who forgot the password sets a new one with the code, and logs in with it',
  onPhone,
  async ({ bichar, page, expectAccessible }) => {
    const person = await bichar.makePerson('Rafiq Islam')
    const asked = await answerForNotifications(page)
    await page.goto('/reset-password')
    await expect(page).toHaveURL(/\/forgot-password$/)
    await page.getByRole('link', { name: 'Back to login' }).click()
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await page.getByLabel('Phone number').fill(`Tel. ${person.phone.slice(0, 5)}-${person.phone.slice(5)}`)
    await expect(page.getByLabel('Phone number')).toHaveValue(person.phone)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expectMessage(page, 'Reset code sent to your phone')
    await expect(page).toHaveURL(/\/reset-password$/)
    await enterCode(page, bichar, person.phone)
    await page.getByLabel('New password').fill('another password')
    await page.getByLabel('Confirm password').fill('something else')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm password').fill('another password')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expectMessage(page, 'Password reset successful')

    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('Phone number').fill(person.phone)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('another password')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    expect(asked()).toBe(0)
    await page.getByRole('button', { name: 'LOGIN', exact: true }).click()
    await expect(page).toHaveURL(`${bichar.url}/`)
    await expectMessage(page, 'Welcome back, Rafiq Islam!')
    await expect.poll(asked, 'asked whether notifications may be shown').toBe(1)
    // Otherwise the page would be left after a second and a half, in which a busy machine may not look.
    const letGo = await holdTimers(page, 1_500)
    await page.goto('/login')
    await expect(page.getByText('You are already logged in. Redirecting to feed...')).toBeVisible()
    await letGo()
    await expect(page).toHaveURL(`${bichar.url}/`)
    await page.goto('/register')
    await expect(page).toHaveURL(`${bichar.url}/`)
  },
)

test(
  'a wrong password is refused beside the form, and nothing typed is lost',
  onPhone,
  async ({ bichar, page }) => {
    const person = await bichar.makePerson('Mina Das')
    await page.goto('/login')
    await logInByForm(page, { ...person, password: 'not the password' })
    await expect(page.getByRole('alert')).toHaveText('Login failed')
    await expect(page.getByLabel('Phone number')).toHaveValue(person.phone)
  },
)

test('a session that has run out is ended within a minute, with a word and the way back', async ({
  bichar,
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn(page, await bichar.makePerson('Helal Uddin'))
  const whoAmI = page.waitForResponse('**/api/auth/me')
  await page.goto('/suspects')
  // If it were answered later, that would put off the end of the session that is set below.
  await (await whoAmI).finished()
  const profile = page.getByRole('link', { name: 'Profile' }).filter({ visible: true })
  await expect(profile).toBeVisible()
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  // Twice, so that a check less often than once a minute would miss its time in what follows. Then time stands still: on a busy
  // machine the next check would come before anybody has looked.
  await page.clock.fastForward(60_000)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await expect(profile).toBeVisible()

  await page.evaluate(() => localStorage.setItem('sessionExpiresAt', new Date().toISOString()))
  await page.clock.fastForward(45_000)
  expect(await kept('token'), 'nobody has looked since').not.toBeNull()
  await page.clock.fastForward(17_000)
  await expectMessage(page, 'Session expired. Please login again.')
  await page.clock.resume()
  await expect(page).toHaveURL(/\/login$/)
  expect(await Promise.all(['token', 'user', 'redirectAfterLogin'].map(kept))).toEqual([
    null,
    null,
    '/suspects',
  ])
})
