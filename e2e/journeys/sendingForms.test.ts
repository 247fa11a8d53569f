import type { Locator } from '@playwright/test'
import { heldCall } from '../heldCall.ts'
import { expect, test } from '../test.ts'

/** Presses `submit`, and expects that nothing can be written into the field while the call is held, as it would be lost with what is sent. */
async function sendAndTryToWrite(field: Locator, call: string, submit: Locator): Promise<void> {
  const page = field.page()
  const written = await field.inputValue()
  const route = await heldCall(call, submit)
  await expect(field).not.toBeEditable()
  await field.press('x')
  await expect(field).toHaveValue(written)
  await route.continue()
  await page.unroute(call)
}

test('what is being sent cannot be written on, and so nothing written is lost', async ({
  bichar,
  page,
  elsewhere,
  signIn,
}) => {
  const author = await bichar.makePerson('Rahela Writing')
  const id = await bichar.publish(author, { title: 'Sand dredged', desc: 'x', isAnonymous: true })
  await bichar.ask(bichar.admin, `/api/posts/${id}/questions`, { text: 'Since when?' })
  await signIn(page, author)

  await test.step('an answer', async () => {
    await page.goto(`/postDetails/${id}`)
    const answer = page.getByLabel('Your answer')
    await answer.fill('Since the rains.')
    await sendAndTryToWrite(answer, '**/answers', page.getByRole('button', { name: 'Send answer' }))
    await expect(page.getByRole('listitem').filter({ hasText: 'Since the rains.' })).toBeVisible()
    await expect(answer).toHaveValue('')
  })

  await test.step('a warning', async () => {
    const admin = await elsewhere()
    await signIn(admin, bichar.admin)
    await admin.goto('/admin/users?search=Rahela%20Writing')
    await admin.getByRole('link', { name: 'Rahela Writing' }).click()
    const reason = admin.getByLabel('Reason, which the person reads')
    await reason.fill('No insults, please')
    await sendAndTryToWrite(reason, '**/sanctions', admin.getByRole('button', { name: 'Decide' }))
    await expect(admin.getByRole('heading', { level: 3, name: 'Warning' })).toBeVisible()
    await expect(reason).toHaveValue('')
  })

  await test.step('an appeal', async () => {
    await page.goto('/notification')
    await page.getByRole('link', { name: 'You have been warned by the moderators' }).click()
    const decision = page.getByRole('article').filter({ hasText: 'No insults, please' })
    const appeal = decision.getByLabel('What do you want to say?')
    await appeal.fill('It was a quotation.')
    await sendAndTryToWrite(appeal, '**/appeal', decision.getByRole('button', { name: 'Send appeal' }))
    await expect(decision.getByText('Another admin will judge it.')).toBeVisible()
  })
})
