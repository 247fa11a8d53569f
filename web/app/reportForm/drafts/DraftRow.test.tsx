import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeCalls } from '../../test/fakeCalls.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { DraftRow } from './DraftRow.tsx'
import { newDraft } from './draft.ts'
import { readDrafts, removeDraft, writeDraft } from './store.ts'

const person = people.member._id
const suspect = (_id: string) => ({ _id, name: 'Jalal', photo: null, status: 'wanted' }) as LinkedSuspect
const draft = {
  ...newDraft([suspect('named before'), suspect('created and named')]),
  createdSuspects: [suspect('created and named'), suspect('created')],
}

afterEach(() => removeDraft(person, draft.id))

async function renderRow() {
  const remove = vi.fn<NonNullable<FakeCalls['DELETE /criminals/:id']>>(() => ({
    success: true,
    message: 'Done',
  }))
  await writeDraft(person, draft)
  const screen = await renderWith(<DraftRow person={person} draft={draft} />, {
    session: people.member,
    calls: { 'DELETE /criminals/:id': remove },
  })
  await screen.getByRole('button', { name: 'Discard draft' }).click()
  return { screen, remove, dialog: page.getByRole('dialog') }
}
const kept = async () => (await readDrafts(person)).map(({ id }) => id)

test('a draft that is discarded leaves the device, and the suspects that were created for it leave the server', async () => {
  const { screen, remove, dialog } = await renderRow()
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(screen.getByText('Draft discarded')).toBeVisible()
  await expect
    .poll(() => remove.mock.calls.map(([{ params, query }]) => [decodeURIComponent(params.id), query]))
    .toEqual([
      ['created and named', { unlessNamed: 'true' }],
      ['created', { unlessNamed: 'true' }],
    ])
  expect(await kept()).toEqual([])
})

test('a draft that is not to be discarded after all stays, with its suspects', async () => {
  const { remove, dialog } = await renderRow()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await kept()).toEqual([draft.id])
  expect(remove).not.toHaveBeenCalled()
})
