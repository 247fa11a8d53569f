import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import type { Locator } from '@playwright/test'
import { fileReports } from '../deskPage.ts'
import { expect, test } from '../test.ts'

const words = 'It names a child, and the place where she lives.'
const ready = 'Please say where and when it happened.'

/** Closes the dialog with words in its field, thinks again, and then throws them away. */
async function discardWords(dialog: Locator, field: Locator): Promise<void> {
  const question = dialog.page().getByRole('dialog', { name: 'Discard what you wrote?' })
  await field.fill(words)
  await dialog.page().keyboard.press('Escape')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(field).toHaveValue(words)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
}

/** A ready reason is one press to choose again, and is thrown away without a question. */
async function dropReadyReason(dialog: Locator, text = ready): Promise<void> {
  await dialog.getByRole('button', { name: text }).click()
  await dialog.page().keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('moderators are asked before the reason that they have written is thrown away', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Discarded ${Date.now()}`
  const [waiting] = await fileReports(bichar, stamp, 1)
  const author = await bichar.makePerson('Nilufar Yasmin')
  const flagged = `Shop burnt ${stamp}`
  const id = await bichar.publish(author, { title: flagged, desc: 'x', isAnonymous: true })
  const flagger = await bichar.makePerson('Rehana Khatun')
  await bichar.ask(flagger, '/api/flags', { kind: 'post', id, reason: 'namesVictim', text: '' })
  await bichar.ask(flagger, `/api/posts/${id}/comments`, { text: 'I know who did it.', isAnonymous: true })
  await signIn(page, bichar.admin)
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })

  await test.step('when they take down what was flagged', async () => {
    await page.goto('/admin/reported-posts?kind=all')
    const takeDown = card(flagged).getByRole('button', { name: 'Take down until fixed' })
    const dialog = page.getByRole('dialog', { name: 'Take down until fixed' })
    await takeDown.click()
    await discardWords(dialog, dialog.getByLabel('What is wrong with it'))
    await takeDown.click()
    await dropReadyReason(dialog)
  })

  await test.step('when they send a report back', async () => {
    await page.goto(`/admin/pending-posts?search=${encodeURIComponent(stamp)}`)
    const sendBack = card(waiting?.title ?? '').getByRole('button', { name: 'Send back' })
    const dialog = page.getByRole('dialog', { name: 'Send post back' })
    await sendBack.click()
    await test.step('a ready reason covers what was written, and gives it back', async () => {
      const field = dialog.getByLabel(/^Reason/)
      await field.fill(words)
      await dialog.getByRole('button', { name: ready }).click()
      await expect(field).toHaveValue(ready)
      await dialog.getByRole('button', { name: ready }).click()
      await expect(field).toHaveValue(words)
    })
    await discardWords(dialog, dialog.getByLabel(/^Reason/))
    await sendBack.click()
    await dropReadyReason(dialog)
  })

  await test.step('when they delete a comment', async () => {
    await page.goto(`/postDetails/${id}?tab=comments`)
    const remove = page.getByRole('button', { name: 'Delete comment' })
    const dialog = page.getByRole('dialog', { name: 'Delete comment' })
    const reason = dialog.getByLabel(/^Reason/)
    await remove.click()
    await reason.fill('x'.repeat(reviewTexts.reason.most + 1))
    await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
    await discardWords(dialog, reason)
    await remove.click()
    await dropReadyReason(dialog, 'It insults or threatens somebody.')
  })

  await test.step('when they pause the author of something anonymous', async () => {
    await page.getByRole('button', { name: 'Pause its author' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Pause the author?' })
    await discardWords(dialog, dialog.getByLabel('Reason, which the person reads'))
  })
})
