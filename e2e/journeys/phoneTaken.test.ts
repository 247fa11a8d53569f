import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
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

/** Like somebody who has taken over the phone number, in another browser. */
async function resetAndLogIn(page: Page, bichar: Bichar, person: Account) {
  await page.goto('/forgot-password')
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, bichar, person.phone)
  await expect(page.getByText(/stays hidden until you confirm that it was you/)).toBeVisible()
  await page.getByLabel('New password').fill('a stolen password')
  await page.getByLabel('Confirm password').fill('a stolen password')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logInByForm(page, { ...person, password: 'a stolen password' })
  await expectMessage(page, `Welcome back, ${person.name}!`)
}

test(
  'after a reset by a text message the anonymous reports are hidden, until the old password is given',
  atBothWidths,
  async ({ bichar, page, expectAccessible }) => {
    const person = await bichar.makePerson('Hosne Ara')
    await bichar.file(person, { title, desc: 'At night', isAnonymous: true })
    await bichar.file(person, { title: 'A named one', desc: 'By day', isAnonymous: false })
    await resetAndLogIn(page, bichar, person)
    await shows(page, false)
    await expect(page.getByText(/Your password was reset without the old one/)).toBeVisible()
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
  'whoever has lost their number objects on their own device, without a login',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const person = await bichar.makePerson('Rowshan Ara')
    await bichar.file(person, { title, desc: 'At night', isAnonymous: true })
    await bichar.file(person, { title: 'A named one', desc: 'By day', isAnonymous: false })
    await signIn(page, person)
    const thief = await elsewhere()
    await resetAndLogIn(thief, bichar, person)
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('link', { name: 'It was not me' }).click()
    await expect(page.getByRole('heading', { name: 'It was not me' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Phone number').fill(person.phone)
    await page.getByLabel('Old password').fill('a guess')
    await page.getByRole('button', { name: 'It was not me' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'do not belong together' })).toBeVisible()
    await page.getByLabel('Old password').fill(person.password)
    await page.getByRole('button', { name: 'It was not me' }).click()
    await expect(page.getByText(/stays hidden from whoever has reset the password/)).toBeVisible()
    await shows(thief, false)
    await expect(thief.getByText(/has said that it was not them/)).toBeVisible()
    await expect(thief.getByLabel('Old password')).toHaveCount(0)
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
