import type { Page } from '@playwright/test'
import type { Account, Bichar } from './bichar.ts'

/** Fills in and sends the form of the page for logging in. */
export async function logInByForm(page: Page, { phone, password }: Pick<Account, 'phone' | 'password'>) {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click()
}

/** Types the code that was sent to the phone; the form is sent with its last digit. */
export async function enterCode(page: Page, bichar: Bichar, phone: string) {
  await page.getByRole('textbox', { name: 'OTP' }).click()
  await page.keyboard.type(await bichar.codeSentTo(phone))
}
