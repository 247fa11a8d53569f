import type { Page } from '@playwright/test'
import { changing, failCalls } from '../failures/failing.ts'
import { expect, test } from '../test.ts'

const password = 'a long password'

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Presses twice: at first it fails without a reason and the form says so, then it gets through. */
async function press(page: Page, button: string, failure: string) {
  await failCalls(page, changing)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('what goes wrong on the way in is told by the form, which can be sent again', async ({
  bichar,
  page,
}) => {
  const resend = page.getByRole('button', { name: /^RESEND/ })
  await page.clock.install()

  await test.step('registering', async () => {
    await page.goto('/register')
    await fillIn(page, {
      Name: 'Selina',
      'Phone number': `018${`${Date.now()}`.slice(-8)}`,
      Password: password,
    })
    await press(page, 'REGISTER', 'Registration failed')
    await expect(page.getByText('Registration successful! Please verify your phone.')).toBeVisible()
  })

  await test.step('a code is sent again after ten minutes, then after five', async () => {
    await expect(resend).toHaveText(/^RESEND IN (10:00|9:[345]\d)$/)
    await expect(resend).toBeDisabled()
    await page.clock.fastForward('10:00')
    await press(page, 'RESEND OTP', 'Failed to resend OTP')
    await expect(page.getByText('New OTP sent successfully')).toBeVisible()
    await expect(resend).toHaveText(/^RESEND IN (5:00|4:[345]\d)$/)
  })

  await test.step('a forgotten password', async () => {
    const { phone } = await bichar.makePerson('Sufia Kamal')
    await page.goto('/forgot-password')
    await fillIn(page, { 'Phone number': phone })
    await press(page, 'SEND CODE', 'Failed to send reset code')
    await expect(page.getByText('Reset code sent to your phone')).toBeVisible()
    await page.getByRole('textbox', { name: 'OTP' }).click()
    await page.keyboard.type(await bichar.codeSentTo(phone))
    await fillIn(page, { 'New password': password, 'Confirm password': password })
    await press(page, 'RESET PASSWORD', 'Password reset failed')
    await expect(page.getByText('Password reset successful')).toBeVisible()
  })
})
