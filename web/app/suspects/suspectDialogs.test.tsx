import type { Suspect, SuspectRevision } from '@bichar/contract/suspects.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeCalls } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import DeleteSuspectDialog from './DeleteSuspectDialog.tsx'
import { RevisionActions } from './RevisionActions.tsx'
import SuspectFilterDialog from './SuspectFilterDialog.tsx'
import { SuspectMenu } from './SuspectMenu.tsx'

const id = '0197a1b2-0000-7000-8000-0000000000e1'
const revisionId = '0197a1b2-0000-7000-8000-0000000000f1'
const suspect = {
  _id: id,
  name: 'Jalal',
  version: 7,
  shown: 'proposed',
  review: { isReturned: false, reason: '' },
  can: { edit: true, changeIdentity: true, delete: true, seeRevisions: true, decide: true },
} as Suspect
const revision = { _id: revisionId, state: 'proposed', changes: [] } as unknown as SuspectRevision

/** What was sent to the server. */
const sent = vi.fn()
const answer =
  (name: string) =>
  ({ params, body }: { params: object; body?: unknown }) => {
    sent({ name, ...params, ...(body as object) })
    return { success: true, message: 'Done', criminal: suspect, pendingChange: false } as never
  }
const names = [
  'DELETE /criminals/:id',
  'POST /admin/suspects/:id/decision',
  'POST /criminals/:id/revisions/:revisionId/decision',
  'POST /criminals/:id/revisions/:revisionId/revert',
] as const
const calls = Object.fromEntries(names.map((name) => [name, answer(name)])) as FakeCalls

interface Asked {
  component: ReactNode
  /** The buttons that lead to the dialog. */
  open: readonly string[]
  confirm: string
  expected: object
}

const menu = (shown: Suspect['shown']) => <SuspectMenu suspect={{ ...suspect, shown }} onEdit={() => {}} />
const [, decision, ofChange, undoing] = names
const toMenu = 'More about this suspect'

const dialogs: Record<string, Asked> = {
  'refusing a change': {
    component: <RevisionActions suspectId={id} revision={revision} />,
    open: ['Refuse'],
    confirm: 'Refuse',
    expected: { name: ofChange, id, revisionId, action: 'refuse', reason: 'It is wrong' },
  },
  'undoing a change': {
    component: <RevisionActions suspectId={id} revision={{ ...revision, state: 'confirmed' }} />,
    open: ['Undo this change'],
    confirm: 'Undo',
    expected: { name: undoing, id, revisionId },
  },
  'sending a suspect back': {
    component: menu('proposed'),
    open: [toMenu, 'Send back'],
    confirm: 'Send back',
    expected: { name: decision, id, action: 'sendBack', version: 7, reason: 'It is wrong' },
  },
  'hiding a suspect': {
    component: menu('shown'),
    open: [toMenu, 'Hide'],
    confirm: 'Hide',
    expected: { name: decision, id, action: 'sendBack', version: 7, reason: 'It is wrong' },
  },
  'removing a suspect': {
    component: menu('hidden'),
    open: [toMenu, 'Remove'],
    confirm: 'Remove',
    expected: { name: decision, id, action: 'remove', version: 7, reason: 'It is wrong' },
  },
  'deleting a suspect': {
    component: <DeleteSuspectDialog suspect={suspect} onClose={() => {}} />,
    open: [],
    confirm: 'Delete',
    expected: { name: names[0], id },
  },
}

async function openDialog({ component, open }: Asked) {
  sent.mockClear()
  const screen = await renderWith(component, { session: people.admin, calls })
  for (const name of open)
    await screen
      .getByRole('button', { name, exact: true })
      .or(screen.getByRole('menuitem', { name, exact: true }))
      .click()
  return page.getByRole('dialog')
}

for (const [what, asked] of Object.entries(dialogs)) {
  test(`${what}: what is confirmed is sent, with its reason`, async () => {
    const dialog = await openDialog(asked)
    if ('reason' in asked.expected) await dialog.getByLabelText(/^Reason/).fill('It is wrong')
    await dialog.getByRole('button', { name: asked.confirm, exact: true }).click()
    await expect.poll(() => sent.mock.calls).toEqual([[asked.expected]])
  })

  test(`${what}: what is cancelled sends nothing`, async () => {
    const dialog = await openDialog(asked)
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    if (asked.open.length > 0) await expect.element(dialog).not.toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
  })
}

test('confirming a change asks nothing and is sent', async () => {
  sent.mockClear()
  const screen = await renderWith(<RevisionActions suspectId={id} revision={revision} />, {
    session: people.admin,
    calls,
  })
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([[{ name: ofChange, id, revisionId, action: 'confirm', reason: '' }]])
})

const filter = { status: 'wanted', category: 'Theft', district: 'Dhaka', upazila: 'Savar' } as const

test.each([
  ['Show results', [], filter],
  ['Clear filters', ['Show results'], { status: 'wanted' }],
])('the filters of suspects keep the status, whatever is chosen: %s', async (first, further, expected) => {
  const screen = await renderWith(<SuspectFilterDialog filter={filter} onClose={() => {}} />, {
    route: '/list',
  })
  for (const name of [first, ...further]) await screen.getByRole('button', { name }).click()
  await expect.poll(() => screen.address()).toMatch(/^\/suspects/)
  const { searchParams } = new URL(screen.address(), location.origin)
  expect(Object.fromEntries(searchParams)).toEqual(expected)
})
