import type { Page } from '@playwright/test'
import { changing, failCalls } from '../failures/failing.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

const password = 'a long password'

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Submits while the server fails without a reason, and expects the message of the form. */
async function pressInVain(page: Page, button: string, failure: string) {
  await failCalls(page, changing)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible()
  await page.unrouteAll()
}

/** Submits twice: first with a failing server, then successfully. */
async function press(page: Page, button: string, failure: string) {
  await pressInVain(page, button, failure)
  await page.getByRole('button', { name: button, exact: true }).click()
}

const typeCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'OTP' }).click()
  await page.keyboard.type(code)
}

// Shows spec 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.76, 8.78, 8.79, 8.80, 9.2.
test('what goes wrong on the way in is told by the form, which can be sent again', async ({
  bichar,
  page,
}) => {
  const resend = page.getByRole('button', { name: /^RESEND/ })
  const newcomer = `018${`${Date.now()}`.slice(-8)}`
  await page.clock.install()

  await test.step('registering', async () => {
    await page.goto('/register')
    await fillIn(page, {
      Name: 'Selina',
      'Phone number': newcomer,
      Password: password,
    })
    await press(page, 'Register', 'Registration failed')
    await expectMessage(page, 'Registration successful! Please verify your phone.')
  })

  await test.step('a code is sent again after ten minutes, then after five', async () => {
    await expect(resend).toHaveText(/^RESEND IN (10:00|9:\d\d)$/)
    await expect(resend).toBeDisabled()
    await page.clock.fastForward('10:00')
    await press(page, 'RESEND OTP', 'Failed to resend OTP')
    await expectMessage(page, 'New OTP sent successfully')
    await expect(resend).toHaveText(/^RESEND IN (5:00|4:\d\d)$/)
    // The sixth digit submits the form. A failure is shown, and the form can be submitted again.
    await failCalls(page, changing)
    await typeCode(page, await bichar.codeSentTo(newcomer))
    await expect(page.getByRole('alert').getByText('Verification failed', { exact: true })).toBeVisible()
    await page.unrouteAll()
    await pressInVain(page, 'Verify', 'Verification failed')
  })

  await test.step('a forgotten password', async () => {
    const { phone } = await bichar.makePerson('Sufia Kamal')
    await page.goto('/forgot-password')
    await fillIn(page, { 'Phone number': phone })
    await press(page, 'Send code', 'Failed to send reset code')
    await expectMessage(page, 'Reset code sent to your phone')
    await typeCode(page, await bichar.codeSentTo(phone))
    await fillIn(page, { 'New password': password, 'Confirm password': password })
    await press(page, 'Reset password', 'Password reset failed')
    await expectMessage(page, 'Password reset successful')
    await expect(page).toHaveURL(/\/login$/)
    await fillIn(page, { 'Phone number': phone, Password: password })
    await pressInVain(page, 'LOGIN', 'Login failed')
  })
})
