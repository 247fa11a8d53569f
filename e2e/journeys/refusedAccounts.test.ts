import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** The labels and messages of the forms in each language. */
const languages = [
  {
    language: 'en',
    phone: 'Phone number',
    password: 'Password',
    logIn: 'LOGIN',
    sendCode: 'Send code',
    resend: 'RESEND OTP',
    tooManyLogins: 'Too many login attempts. Please try again later.',
    tooManyCodes: 'Too many codes were requested. Please try again later.',
  },
  {
    language: 'bn',
    phone: 'ফোন নম্বর',
    password: 'পাসওয়ার্ড',
    logIn: 'লগইন করুন',
    sendCode: 'কোড পাঠান',
    resend: 'আবার কোড পাঠান',
    tooManyLogins: 'অনেকবার লগইনের চেষ্টা হয়েছে। পরে আবার চেষ্টা করুন।',
    tooManyCodes: 'অনেকবার কোড চাওয়া হয়েছে। পরে আবার চেষ্টা করুন।',
  },
]

test('whoever may not try again for now is told so, in both languages', async ({ bichar, page }) => {
  test.slow()
  const phone = `018${`${Date.now()}`.slice(-8)}`
  const stranger = (call: string, body: object, device: number) =>
    page.request.post(`${bichar.url}/api/auth/${call}`, {
      data: { phone, deviceId: `dev_stranger${device}`, ...body },
    })
  await page.clock.install()

  await test.step('a registration waits for its code, and strangers have used up the rest', async () => {
    await page.goto('/register')
    await page.getByLabel('Name', { exact: true }).fill('Selina')
    await page.getByLabel('Phone number', { exact: true }).fill(phone)
    await page.getByLabel('Password', { exact: true }).fill('a long password')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.waitForURL('**/verify-otp')
    for (let device = 0; device < 5; device += 1) await stranger('forgot-password', {}, device)
    for (let device = 0; device < 20; device += 1) await stranger('login', { password: 'a guess' }, device)
    await page.clock.fastForward('10:00')
  })

  for (const words of languages) {
    await test.step(words.language, async () => {
      await page.context().addCookies([{ name: 'language', value: words.language, url: bichar.url }])
      await page.goto('/verify-otp')
      await press(page, words.resend, words.tooManyCodes)

      await page.goto('/forgot-password')
      await page.getByLabel(words.phone, { exact: true }).fill(phone)
      await press(page, words.sendCode, words.tooManyCodes)

      await page.goto('/login')
      await page.getByLabel(words.phone, { exact: true }).fill(phone)
      await page.getByLabel(words.password, { exact: true }).fill('a long password')
      await press(page, words.logIn, words.tooManyLogins)
    })
  }
})

/** Submits, and advances the clock, because the app retries once by itself after two seconds (spec section 9). */
async function press(page: Page, button: string, refusal: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: refusal })
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(alert).toBeVisible({ timeout: 200 })
  }).toPass()
}
