import type { Page } from '@playwright/test'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'

const title = 'What I saw at the office'

/** The title appears in the list of posts and in the list of outcomes. */
const showsTitle = (page: Page, is: boolean) => expect(page.getByText(title)).toHaveCount(is ? 2 : 0)

const shows = async (page: Page, is: boolean) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'My posts' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'A named one' })).toBeVisible()
  await showsTitle(page, is)
}

test(
  'after a reset by a text message the anonymous reports are hidden, until the old password is given',
  atBothWidths,
  async ({ bichar, page, expectAccessible }) => {
    const person = await bichar.makePerson('Hosne Ara')
    await bichar.file(person, { title, desc: 'At night', isAnonymous: true })
    await bichar.file(person, { title: 'A named one', desc: 'By day', isAnonymous: false })
    // Like somebody who has taken over the phone number, in another browser.
    await page.goto('/forgot-password')
    await page.getByLabel('Phone number').fill(person.phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await enterCode(page, bichar, person.phone)
    await page.getByLabel('New password').fill('a stolen password')
    await page.getByLabel('Confirm password').fill('a stolen password')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await logInByForm(page, { ...person, password: 'a stolen password' })
    await expectMessage(page, 'Welcome back, Hosne Ara!')
    await shows(page, false)
    await expect(page.getByText(/Your password was reset with a code from your phone/)).toBeVisible()
    await page.getByLabel('Old password').fill('a guess of theirs')
    await page.getByRole('button', { name: 'It was me: show them' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'not the password from before' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Old password').fill(person.password)
    await page.getByRole('button', { name: 'It was me: show them' }).click()
    await showsTitle(page, true)
    await page.goto('/notification')
    await expect(page.getByText('Your password was reset')).toBeVisible()
  },
)

test(
  'a second password hides the anonymous reports from whoever has the phone',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Jesmin Nahar')
    await bichar.file(person, { title, desc: 'At night', isAnonymous: true })
    await bichar.file(person, { title: 'A named one', desc: 'By day', isAnonymous: false })
    await signIn(page, person)
    await shows(page, true)
    await page.getByRole('button', { name: 'Set a second password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Second password' })
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await dialog.getByLabel('New password', { exact: true }).fill(person.password)
    await dialog.getByLabel('Confirm password').fill(person.password)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Set', exact: true }).click()
    await expect(dialog.getByText('Please choose another password than that of your account')).toBeVisible()
    await dialog.getByLabel('New password', { exact: true }).fill('another password')
    await dialog.getByLabel('Confirm password').fill('another password')
    await dialog.getByRole('button', { name: 'Set', exact: true }).click()
    await expect(dialog).toBeHidden()
    await shows(page, true)
    await page.getByRole('button', { name: 'Hide now' }).click()
    await showsTitle(page, false)
    await shows(page, false)
    await expectAccessible(page)
    await page.getByLabel('Second password').fill('another password')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await showsTitle(page, true)
    await page.getByRole('button', { name: 'Hide now' }).click()
    await page.getByRole('button', { name: 'Second password forgotten?' }).click()
    const forgetting = page.getByRole('dialog', { name: 'Second password forgotten' })
    await forgetting.getByLabel('Password', { exact: true }).fill(person.password)
    await forgetting.getByRole('button', { name: 'End it in seven days' }).click()
    await expect(page.getByText(/It ends on .*, unless you use it before/)).toBeVisible()
    await shows(page, false)
  },
)
