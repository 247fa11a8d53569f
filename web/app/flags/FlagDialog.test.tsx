import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeCalls } from '../test/fakeCalls.ts'
import { expectToLeadTo } from '../test/forms.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import FlagDialog from './FlagDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Report post' })
const submit = dialog.getByRole('button', { name: 'Submit Report' })
const reason = dialog.getByLabelText('Reason')

// Shows spec 5.30.
test('a report of a post without a reason is not sent: its button leads to the field and says so', async () => {
  const send = vi.fn<NonNullable<FakeCalls['POST /flags']>>(() => ({
    success: true,
    message: 'Done',
  }))
  const onClose = vi.fn()
  await renderWith(
    <FlagDialog subject={{ kind: 'post', id: 'a-post', isOwnAnonymous: false }} onClose={onClose} />,
    { session: people.member, calls: { 'POST /flags': send } },
  )
  await expectToLeadTo(submit, reason, 'Please provide a reason')
  expect(send).not.toHaveBeenCalled()
  await dialog.getByRole('radio', { name: 'It names a victim' }).click()
  await expect.element(reason).toBeValid()
  await submit.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
