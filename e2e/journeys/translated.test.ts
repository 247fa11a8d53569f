import { logInByForm } from '../loginForms.ts'
import { submitReport, writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'
import { translatePages } from '../translate.ts'

test.beforeEach(({ page }) => translatePages(page))

test(
  'on a translated page somebody is told of a wrong password, and logs in with the right one',
  onPhone,
  async ({ bichar, page }) => {
    const person = await bichar.makePerson('Moushumi Akter')
    await page.goto('/login')
    await expect(page.locator('font').first()).toBeAttached()
    await logInByForm(page, { ...person, password: 'a wrong password' })
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'LOGIN', exact: true }).click()
    await expect(page).not.toHaveURL(/\/login$/)
  },
)

test(
  'on a translated page somebody comments on a post, and reports',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const stamp = Date.now()
    const person = await bichar.makePerson('Jesmin Ara')
    const id = await bichar.publish(bichar.admin, {
      title: `Goat stolen ${stamp}`,
      desc: 'x',
      isAnonymous: false,
    })
    await signIn(page, person)

    await page.goto(`/postDetails/${id}`)
    await expect(page.locator('font').first()).toBeAttached()
    await page.getByRole('tab', { name: 'Comments' }).click()
    await page.getByRole('textbox').last().fill('I saw it too.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('I saw it too.').first()).toBeVisible()

    await page.goto('/newreport')
    await expect(page.locator('font').first()).toBeAttached()
    await writeReport(page, { title: `Boat taken ${stamp}`, desc: 'At the ghat.' })
    await expect(page.getByText('Draft saved at')).toBeVisible()
    await submitReport(page)
    await expect.poll(() => bichar.waiting(`Boat taken ${stamp}`)).toHaveLength(1)
  },
)
