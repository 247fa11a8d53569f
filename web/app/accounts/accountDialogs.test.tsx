import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectToStayWhileSending } from '../test/dialogs.ts'
import { refuse } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import DeleteAccountDialog from './DeleteAccountDialog.tsx'
import SecondPasswordDialog from './SecondPasswordDialog.tsx'

const dialog = page.getByRole('dialog')

test('the dialog of the second password stays while it sends', async () => {
  const [sent, onClose] = [Promise.withResolvers<{ success: true; message: string }>(), vi.fn()]
  await renderWith(<SecondPasswordDialog doing="set" phone={people.member.phone} onClose={onClose} />, {
    session: people.member,
    calls: {
      'PUT /auth/second-password': () => sent.promise,
      'GET /notifications': () => refuse('unavailable'),
    },
  })
  await dialog.getByLabelText('Password', { exact: true }).fill('brass kettle')
  await dialog.getByLabelText('New password', { exact: true }).fill('copper bengal')
  await dialog.getByLabelText('Confirm password', { exact: true }).fill('copper bengal')
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expectToStayWhileSending(dialog, onClose)
  sent.resolve({ success: true, message: 'Done' })
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('the dialog that deletes an account stays while it sends, and then leads to the feed', async () => {
  const [left, onClose] = [Promise.withResolvers<void>(), vi.fn()]
  const screen = await renderWith(<DeleteAccountDialog leave={() => left.promise} onClose={onClose} />, {
    route: '/profile',
    session: people.member,
  })
  await dialog.getByLabelText('Password', { exact: true }).fill('brass kettle')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expectToStayWhileSending(dialog, onClose)
  left.resolve()
  await expect.poll(screen.address).toBe('/')
  await expect.element(screen.getByText('Your account is deleted')).toBeVisible()
})
