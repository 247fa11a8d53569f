import type { Page } from '@playwright/test'
import { endSession } from '../endSession.ts'
import { holdTimers } from '../heldTimers.ts'
import { logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { expect, onPhone, smoke, test } from '../test.ts'

/** Replaces the browser's permission prompt by one that is always denied; returns how often it was shown. */
async function answerForNotifications(page: Page): Promise<() => number> {
  let asked = 0
  await page.exposeFunction('askedForNotifications', () => {
    asked += 1
    return 'denied'
  })
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    // On a busy machine the last press may be longer ago than a browser allows.
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true } })
    Object.defineProperty(Notification, 'requestPermission', {
      value: Reflect.get(window, 'askedForNotifications'),
    })
  })
  return () => asked
}

// Shows spec 2.4, 2.5, 2.6, 2.28, 2.29, 2.33, 2.34, 2.35, 4.2, 4.3, 4.12, 4.13, 5.2, 5.9, 8.74, 8.79, 8.80.
test(
  'someone who forgot the password sets a new one with the code, and logs in with it',
  smoke(onPhone),
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
    const boxes = page.locator('[name=otp]')
    const code = await bichar.codeSentTo(person.phone)
    // As a phone fills in or pastes it: whole, into one box.
    await boxes.first().fill([...code].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join(' '))
    const digits = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
    expect(await digits()).toEqual([...code])
    await expect(boxes.last()).toBeFocused()
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Backspace')
    expect(await digits()).toEqual([...code.slice(0, 3), '', '', ''])
    await page.keyboard.type(`x${code.slice(3)}`)
    expect(await digits()).toEqual([...code])
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

// Shows spec 8.1, 8.113.
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

// Shows spec 4.5, 9.5.
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
  await endSession(page)
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
