import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToStayWhileSending } from '../../test/dialogs.ts'
import type { FakeCalls } from '../../test/fakeCalls.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import PauseAuthorDialog from './PauseAuthorDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Pause the author?' })
const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
const reason = dialog.getByLabelText('Reason, which the person reads')

async function renderDialog(calls: FakeCalls = {}) {
  const onClose = vi.fn()
  const id = '0197a1b2-0000-7000-8000-0000000000a1'
  await renderWith(<PauseAuthorDialog thing="comment" id={id} onClose={onClose} />, {
    session: people.admin,
    calls,
  })
  await reason.fill('No calls for violence')
  return onClose
}

test('the dialog that pauses an author stays while it sends, and cannot be written in', async () => {
  const sent = Promise.withResolvers<{ success: true; message: string }>()
  const onClose = await renderDialog({ 'POST /admin/author-pauses': () => sent.promise })
  await dialog.getByRole('button', { name: 'Pause its author' }).click()
  await expectToStayWhileSending(dialog, onClose)
  await expect.element(reason).toHaveAttribute('readonly')
  sent.resolve({ success: true, message: 'Done' })
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('the dialog that pauses an author asks before the reason is thrown away', async () => {
  const onClose = await renderDialog()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(reason).toHaveValue('No calls for violence')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
