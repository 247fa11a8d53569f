import type { SuspectRevision } from '@bichar/contract/suspects.ts'
import { expect, test, vi } from 'vitest'
import { makeSuspect } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { RevisionActions } from './RevisionActions.tsx'
import SuspectFilterDialog from './SuspectFilterDialog.tsx'

test('confirming a change asks nothing and is sent', async () => {
  const sent = vi.fn()
  const revision = {
    _id: 'change',
    state: 'proposed',
    changes: [] as SuspectRevision['changes'],
  } as SuspectRevision
  const screen = await renderWith(<RevisionActions suspectId="suspect" revision={revision} />, {
    session: people.admin,
    calls: {
      'POST /criminals/:id/revisions/:revisionId/decision': ({ params, body }) => {
        sent(params, body)
        return { success: true, message: 'Done', criminal: makeSuspect() }
      },
    },
  })
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([
      [
        { id: 'suspect', revisionId: 'change' },
        { action: 'confirm', reason: '' },
      ],
    ])
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
