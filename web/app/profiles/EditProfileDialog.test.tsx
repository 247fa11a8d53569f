import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectToStayWhileSending } from '../test/dialogs.ts'
import { clickAtOnce, passTime, untilNow } from '../test/fakeTime.ts'
import { expectToLeadTo } from '../test/forms.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import EditProfileDialog from './EditProfileDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
const save = dialog.getByRole('button', { name: 'Save changes' })

const renderDialog = (calls: Parameters<typeof renderWith>[1]) => {
  const onClose = vi.fn()
  return renderWith(<EditProfileDialog user={people.member} onClose={onClose} />, {
    session: people.member,
    ...calls,
  }).then((screen) => ({ screen, onClose }))
}

test('the dialog of the profile stays while it sends', async () => {
  const sent = Promise.withResolvers<{ success: true; message: string; user: typeof people.member }>()
  const { onClose } = await renderDialog({ calls: { 'PATCH /users/profile': () => sent.promise } })
  await save.click()
  await expectToStayWhileSending(dialog, onClose)
  await expect.element(dialog.getByRole('tab', { name: 'CHANGE PASSWORD' })).toBeDisabled()
  sent.resolve({ success: true, message: 'Done', user: people.member })
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a new password that is not complete is not sent: its button leads to what is missing', async () => {
  await renderDialog({})
  await dialog.getByRole('tab', { name: 'CHANGE PASSWORD' }).click()
  const update = dialog.getByRole('button', { name: 'Update password' })
  const [old, confirmed] = ['Old password', 'Confirm password'].map((name) =>
    dialog.getByLabelText(name, { exact: true }),
  ) as [Locator, Locator]
  await expectToLeadTo(update, old, 'Both old and new passwords are required')
  await old.fill('a long password')
  await dialog.getByLabelText('New password', { exact: true }).fill('brass kettle')
  await expectToLeadTo(update, confirmed, 'Passwords do not match')
})

test('the dialog of the profile stays while it sends a new password', async () => {
  const sent = Promise.withResolvers<{ success: true; message: string }>()
  const { onClose } = await renderDialog({ calls: { 'PUT /auth/change-password': () => sent.promise } })
  await dialog.getByRole('tab', { name: 'CHANGE PASSWORD' }).click()
  await dialog.getByLabelText('Old password', { exact: true }).fill('a long password')
  await dialog.getByLabelText('New password', { exact: true }).fill('brass kettle')
  await dialog.getByLabelText('Confirm password', { exact: true }).fill('brass kettle')
  await dialog.getByRole('button', { name: 'Update password' }).click()
  await expectToStayWhileSending(dialog, onClose)
  sent.resolve({ success: true, message: 'Done' })
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

// Shows spec 5.16, 9.21.
test('a profile that is not saved within half a minute is given up', async () => {
  vi.useFakeTimers()
  // Fake timers do not control it.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  const send = vi.fn(() => new Promise<never>(() => {}))
  const { screen } = await renderDialog({ calls: { 'PATCH /users/profile': send } })
  const failure = screen.getByRole('alert').getByText('Failed to update profile')
  clickAtOnce(save)
  await untilNow(() => expect(send).toHaveBeenCalledOnce())
  await passTime(29_900)
  expect(failure.query()).toBeNull()
  await passTime(100)
  await expect.element(failure).toBeVisible()
})
