import { claimed, desk, fileReports, title } from '../deskPage.ts'
import { changing, failCalls } from '../failures/failing.ts'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

const words = 'It names a child, and the place where she lives.'

test('the reason that a moderator has written is still there when the decision fails', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Reasons ${Date.now()}`
  const [waiting] = await fileReports(bichar, stamp, 1)
  const author = await bichar.makePerson('Nilufar Yasmin')
  const flagged = `Shop burnt ${stamp}`
  const id = await bichar.publish(author, { title: flagged, desc: 'x', isAnonymous: false })
  const flagger = await bichar.makePerson('Rehana Khatun')
  // What is urgent is at the top of the list.
  await bichar.ask(flagger, '/api/flags', { kind: 'post', id, reason: 'namesVictim', text: '' })
  await bichar.ask(flagger, `/api/posts/${id}/comments`, { text: 'I know who did it.' })
  await signIn(page, bichar.admin)
  await failCalls(page, changing, /claim/)
  const dialog = page.getByRole('dialog')
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })

  await test.step('deleting what was flagged', async () => {
    await page.goto('/admin/reported-posts?kind=all')
    await card(flagged).getByRole('button', { name: 'Delete' }).click()
    await dialog.getByLabel('What is wrong with it').fill(words)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Action failed')).toBeVisible()
    await expect(dialog.getByLabel('What is wrong with it')).toHaveValue(words)
  })

  await test.step('taking it down', async () => {
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    // Otherwise the message of the step before would be taken for that of this one.
    await expect(page.getByText('Action failed')).toHaveCount(0)
    await card(flagged).getByRole('button', { name: 'Take down until fixed' }).click()
    await dialog.getByLabel('What is wrong with it').fill(words)
    await dialog.getByRole('button', { name: 'Take down until fixed' }).click()
    await expect(page.getByText('Action failed')).toBeVisible()
    await expect(dialog.getByLabel('What is wrong with it')).toHaveValue(words)
  })

  await test.step('not where it has changed meanwhile, so that the moderator looks again', async () => {
    const conflict = { success: false, code: 'conflict', message: 'Changed' }
    const decision = '**/api/admin/flags/**'
    await page.route(decision, (route) => route.fulfill({ status: 409, json: conflict }))
    await dialog.getByRole('button', { name: 'Take down until fixed' }).click()
    await expect(page.getByText('It or its reports have changed in the meantime.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.unroute(decision)
  })

  await test.step('deleting a comment', async () => {
    await page.goto(`/postDetails/${id}?tab=comments`)
    await page.getByRole('button', { name: 'Delete comment' }).click()
    await dialog.getByLabel(/^Reason/).fill(words)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete comment')).toBeVisible()
    await expect(dialog.getByLabel(/^Reason/)).toHaveValue(words)
  })

  await test.step('sending a report back', async () => {
    await page.goto(`/admin/pending-posts?search=${encodeURIComponent(stamp)}`)
    const sendBack = card(waiting?.title ?? '').getByRole('button', { name: 'Send back' })
    await sendBack.click()
    await dialog.getByLabel(/^Reason/).fill(words)
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await expect(page.getByText('Failed to update post status')).toBeVisible()
    await sendBack.click()
    await expect(dialog.getByLabel(/^Reason/)).toHaveValue(words)
  })

  await test.step('at the desk', async () => {
    await page.goto(desk(waiting?.title ?? ''))
    await expect(claimed(page)).toBeVisible()
    await page.keyboard.press('r')
    await page.keyboard.press('0')
    const reason = page.getByRole('textbox', { name: 'Reason' })
    await reason.fill(words)
    await page.getByRole('button', { name: 'Decide' }).click()
    await expect(page.getByText(/^Not confirmed/)).toBeVisible()
    await expect(title(page)).toHaveText(waiting?.title ?? '')
    await page.keyboard.press('r')
    await page.keyboard.press('0')
    await expect(reason).toHaveValue(words)
  })
})

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
