import type { CallOutput } from '@bichar/contract/api.ts'
import type { Sanction } from '@bichar/contract/sanctions.ts'
import { expect, test, vi } from 'vitest'
import { loseNetwork } from '../../test/fakeCalls.ts'
import { expectReadOnlyWhileSending } from '../../test/forms.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { DecideForm } from './DecideForm.tsx'

const sanction: Sanction = {
  _id: '0197a1b2-0000-7000-8000-0000000000c1',
  kind: 'warning',
  reason: 'No insults, please',
  until: null,
  day: '2026-05-02',
  isActive: false,
  appeal: null,
  by: people.admin.name,
  liftedAt: null,
}

test('the reason of a sanction cannot be written on while it is sent, and leaves its field when it has arrived', async () => {
  const sent = Promise.withResolvers<CallOutput<'POST /admin/users/:id/sanctions'>>()
  const screen = await renderWith(<DecideForm personId={people.member._id} />, {
    session: people.admin,
    calls: { 'POST /admin/users/:id/sanctions': () => sent.promise },
  })
  const field = screen.getByLabelText('Reason, which the person reads')
  await field.fill('No insults, please')
  await screen.getByRole('button', { name: 'Decide' }).click()
  await expectReadOnlyWhileSending(field)
  sent.resolve({ success: true, message: 'Done', sanction })
  await expect.element(field).toHaveValue('')
})

test('a sanction whose answer was lost is sent again as the same, and another kind for the same reason as another', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const keys = () => fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  const screen = await renderWith(<DecideForm personId={people.member._id} />, {
    session: people.admin,
    calls: { 'POST /admin/users/:id/sanctions': loseNetwork },
  })
  const decide = screen.getByRole('button', { name: 'Decide' })
  await screen.getByLabelText('Reason, which the person reads').fill('No insults, please')
  for (const times of [1, 2]) {
    await decide.click()
    await expect.poll(keys).toHaveLength(times)
    await expect.element(decide).toBeEnabled()
  }
  await screen.getByLabelText('Decision', { exact: true }).selectOptions('Account suspended')
  await decide.click()
  await expect.poll(keys).toHaveLength(3)
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
