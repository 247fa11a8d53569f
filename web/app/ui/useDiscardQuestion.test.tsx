import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressEscape } from '../test/dialogs.ts'
import { renderWith } from '../test/renderWith.tsx'
import { Dialog } from './Dialog.tsx'
import { useDiscardQuestion } from './useDiscardQuestion.tsx'

function Form({ onClose }: { onClose(): void }) {
  const [text, write] = useState('')
  const { close, question } = useDiscardQuestion({ isDirty: () => text !== '', onClose })
  return (
    <Dialog title="Edit post" onClose={close}>
      <input aria-label="Description" value={text} onChange={(event) => write(event.target.value)} />
      {question}
    </Dialog>
  )
}

const question = page.getByRole('dialog', { name: 'Discard changes?' })
const field = page.getByLabelText('Description')

test('a form without changes closes without a question', async () => {
  const onClose = vi.fn()
  await renderWith(<Form onClose={onClose} />)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a form with changes asks before it closes, and Cancel returns to what was written', async () => {
  const onClose = vi.fn()
  await renderWith(<Form onClose={onClose} />)
  await field.fill('At dusk.')
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('At dusk.')
  await expect.element(field).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

test('a form with changes closes once they are discarded', async () => {
  const onClose = vi.fn()
  await renderWith(<Form onClose={onClose} />)
  await field.fill('At dusk.')
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a form with changes asks again after Escape has closed its question', async () => {
  await renderWith(<Form onClose={() => undefined} />)
  await field.fill('At dusk.')
  await pressEscape(1)
  await expect.element(question).toBeVisible()
  await pressEscape(1)
  await expect.element(question).not.toBeInTheDocument()
  await pressEscape(1)
  await expect.element(question).toBeVisible()
})

test('a form with changes and its question stay in reach however often somebody goes back', async () => {
  const onClose = vi.fn()
  await renderWith(<Form onClose={onClose} />)
  for (const times of [2, 3, 4, 5, 6]) {
    await field.fill(`Written before ${times} presses`)
    await pressEscape(times)
    // One press may have closed one of them or both.
    if (question.query() === null) await pressEscape(1)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field).toHaveValue(`Written before ${times} presses`)
    await expect.element(field).toHaveFocus()
  }
  expect(onClose).not.toHaveBeenCalled()
})
