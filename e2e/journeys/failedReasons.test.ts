import { fileReports } from '../deskPage.ts'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

const words = 'It names a child, and the place where she lives.'

test('the words of a decision that failed are gone when another moderator logs in on the same page', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Handed over ${Date.now()}`
  const [waiting] = await fileReports(bichar, stamp, 1)
  const other = await bichar.superAdmin()
  const list = `/admin/pending-posts?search=${encodeURIComponent(stamp)}`
  await signIn(page, bichar.admin)
  await page.route('**/api/posts/admin/toggle-approval/**', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal' } }),
  )
  await page.goto(list)
  const dialog = page.getByRole('dialog')
  const sendBack = page
    .getByRole('article')
    .filter({ hasText: waiting?.title ?? '' })
    .getByRole('button', { name: 'Send back' })
  await sendBack.click()
  await dialog.getByLabel(/^Reason/).fill(words)
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText('Failed to update post status')).toBeVisible()

  /** Goes there as a link would, without loading the page anew. */
  const go = (address: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await go('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await logInByForm(page, other)
  await enterCode(page, bichar, other.phone)
  await expectMessage(page, 'Phone verified and logged in successfully!')
  await go(list)
  await sendBack.click()
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue('')
})
