import type { Locator, Page } from '@playwright/test'
import { heldCall } from '../heldCall.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/**
 * Submits the form of a dialog, tries everything that closes one while the call is held, and lets the call through. The window must be wide,
 * where something of the page is around the dialog.
 */
async function sendAndTryToClose(dialog: Locator, call: string, submit: Locator): Promise<void> {
  const page = dialog.page()
  const route = await heldCall(call, submit)
  // A moment later than it has sent the call, React has rendered that it is sending.
  await expect(submit).toBeDisabled()
  const close = dialog.getByRole('button', { name: 'Close', exact: true })
  const backdrop = { x: 4, y: 4 }
  for (const tryToClose of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.mouse.click(backdrop.x, backdrop.y),
  ]) {
    await tryToClose()
    await twoFrames(page)
    expect(await dialog.isVisible()).toBe(true)
  }
  await route.continue()
  await expect(dialog).toHaveCount(0)
  await page.unroute(call)
}

test('the dialogs of an account stay while they send', async ({ bichar, page, signIn }) => {
  const person = await bichar.makePerson('Rokeya Khatun')
  await signIn(page, person)
  await page.goto('/profile')
  const dialog = page.getByRole('dialog')

  await test.step('the profile', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await dialog.getByLabel('Name').fill('Rokeya Begum')
    await sendAndTryToClose(
      dialog,
      '**/api/users/profile',
      dialog.getByRole('button', { name: 'Save changes' }),
    )
    await expectMessage(page, 'Profile updated successfully')
  })

  await test.step('the password', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await dialog.getByRole('tab', { name: 'CHANGE PASSWORD' }).click()
    await dialog.getByLabel('Old password', { exact: true }).fill(person.password)
    await dialog.getByLabel('New password', { exact: true }).fill('brass kettle')
    await dialog.getByLabel('Confirm password', { exact: true }).fill('brass kettle')
    await sendAndTryToClose(
      dialog,
      '**/api/auth/change-password',
      dialog.getByRole('button', { name: 'Update password' }),
    )
    await expectMessage(page, 'Password updated successfully')
  })

  await test.step('the second password', async () => {
    await page.getByRole('button', { name: 'Set a second password' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill('brass kettle')
    await dialog.getByLabel('New password', { exact: true }).fill('copper bengal')
    await dialog.getByLabel('Confirm password', { exact: true }).fill('copper bengal')
    await sendAndTryToClose(
      dialog,
      '**/api/auth/second-password',
      dialog.getByRole('button', { name: 'Set', exact: true }),
    )
    await expectMessage(page, 'The second password is set')
  })

  await test.step('the deletion of the account', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill('brass kettle')
    await sendAndTryToClose(
      dialog,
      '**/api/users/profile',
      dialog.getByRole('button', { name: 'Delete for good' }),
    )
    await expectMessage(page, 'Your account is deleted')
  })
})

test('the dialogs of moderators stay while they send', async ({ bichar, page, signIn }) => {
  const author = await bichar.makePerson('Parveen Akter')
  const writer = await bichar.makePerson('Rafiq Uddin')
  const title = `Paid for a blocked road ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'x', isAnonymous: true })
  const written = ['They should be beaten', `Her name is known ${Date.now()}`]
  const comments: string[] = []
  for (const text of written) {
    const { comment } = await bichar.ask(writer, `/api/posts/${id}/comments`, { text, isAnonymous: true })
    comments.push(comment._id)
  }
  const kind = { kind: 'comment', id: comments[1], reason: 'namesVictim', text: '' }
  await bichar.ask(author, '/api/flags', kind)
  await signIn(page, bichar.admin)
  await page.goto(`/postDetails/${id}?tab=comments`)
  const comment = page.getByRole('listitem').filter({ hasText: 'They should be beaten' })
  const dialog = page.getByRole('dialog')

  await test.step('a pause', async () => {
    await comment.getByRole('button', { name: 'Pause its author' }).click()
    await dialog.getByLabel('Reason, which the person reads').fill('No calls for violence')
    await sendAndTryToClose(
      dialog,
      '**/api/admin/author-pauses',
      dialog.getByRole('button', { name: 'Pause its author' }),
    )
  })

  await test.step('a deletion, with its reason', async () => {
    await comment.getByRole('button', { name: 'Delete comment' }).click()
    await dialog.getByLabel('Reason').fill('No calls for violence')
    await sendAndTryToClose(
      dialog,
      `**/api/posts/${id}/comments/*`,
      dialog.getByRole('button', { name: 'Delete', exact: true }),
    )
    await expectMessage(page, 'Comment deleted successfully')
  })

  await test.step('a decision about what was flagged', async () => {
    await page.goto('/admin/reported-posts?kind=all')
    const flagged = page.getByRole('article').filter({ hasText: String(written[1]) })
    await flagged.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByLabel('What is wrong with it').fill('No names')
    await sendAndTryToClose(
      dialog,
      '**/api/admin/flags/**',
      dialog.getByRole('button', { name: 'Delete', exact: true }),
    )
    await expect(flagged).toHaveCount(0)
  })
})

test('a dialog stays when a text within it is selected and the mouse is released outside', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Abdul Karim')
  const id = await bichar.publish(author, { title: 'Goods unloaded', desc: 'x', isAnonymous: false })
  await signIn(page, await bichar.makePerson('Popy Akter'))
  await page.goto(`/postDetails/${id}`)
  await page.getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'REPORT POST' })
  await dialog.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(4, 4)
  await page.mouse.up()
  await twoFrames(page)
  await expect(dialog).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(dialog).toHaveCount(0)
})
