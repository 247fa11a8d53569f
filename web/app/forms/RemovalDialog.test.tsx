import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToStayWhileSending } from '../test/dialogs.ts'
import { expectToLeadTo } from '../test/forms.ts'
import { renderWith } from '../test/renderWith.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'

const words = 'It names a child, and the place where she lives.'
const ready = 'It insults or threatens somebody.'

const dialog = page.getByRole('dialog', { name: 'Delete comment' })
const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
const reason = dialog.getByLabelText(/^Reason/)
const remove = dialog.getByRole('button', { name: 'Delete', exact: true })

async function renderDialog({
  isOwn = false,
  isPending = false,
  send = async () => undefined as unknown,
} = {}) {
  const [onClose, mutateAsync] = [vi.fn(), vi.fn(send)]
  await renderWith(
    <RemovalDialog
      removal={{ mutateAsync, isPending }}
      use="deleteComment"
      isOwn={isOwn}
      title="Delete comment"
      question="Delete this comment?"
      done="Comment deleted successfully"
      failed="Failed to delete comment"
      onClose={onClose}
    />,
  )
  return { onClose, mutateAsync }
}

test('a removal sends the reason that a moderator has written', async () => {
  const { mutateAsync, onClose } = await renderDialog()
  await reason.fill(words)
  await remove.click()
  expect(mutateAsync).toHaveBeenCalledExactlyOnceWith(words)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a removal of what is one’s own asks for no reason', async () => {
  const { mutateAsync } = await renderDialog({ isOwn: true })
  await expect.element(reason).not.toBeInTheDocument()
  await remove.click()
  expect(mutateAsync).toHaveBeenCalledExactlyOnceWith('')
})

test('a removal that fails keeps the reason, and says so', async () => {
  const { onClose } = await renderDialog({ send: () => Promise.reject(new Error('no')) })
  await reason.fill(words)
  await remove.click()
  await expect.element(page.getByText('Failed to delete comment')).toBeVisible()
  await expect.element(reason).toHaveValue(words)
  expect(onClose).not.toHaveBeenCalled()
})

test('a removal asks before the reason that was written is thrown away', async () => {
  const { onClose } = await renderDialog()
  await reason.fill(words)
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(reason).toHaveValue(words)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a removal throws a ready reason away without a question: it is one press to choose again', async () => {
  const { onClose } = await renderDialog()
  await dialog.getByRole('button', { name: ready }).click()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a ready reason covers what was written, and gives it back', async () => {
  await renderDialog()
  await reason.fill(words)
  await dialog.getByRole('button', { name: ready }).click()
  await expect.element(reason).toHaveValue(ready)
  await dialog.getByRole('button', { name: ready }).click()
  await expect.element(reason).toHaveValue(words)
})

test('a removal with a reason that is too long is not sent: its button leads to the reason', async () => {
  const { mutateAsync } = await renderDialog()
  await reason.fill('x'.repeat(reviewTexts.reason.most + 1))
  await expectToLeadTo(remove, reason, '1 character too many')
  expect(mutateAsync).not.toHaveBeenCalled()
})

test('a removal stays while it sends', async () => {
  const { onClose } = await renderDialog({ isPending: true })
  await expectToStayWhileSending(dialog, onClose)
  await expect.element(reason).toHaveAttribute('readonly')
})
