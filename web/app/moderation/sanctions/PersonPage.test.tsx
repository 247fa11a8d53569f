import type { PersonReview } from '@bichar/contract/personReview.ts'
import { expect, test } from 'vitest'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import PersonPage from './PersonPage.tsx'

const { _id, name } = people.member
const sanction = {
  _id: '0197a1b2-0000-7000-8000-0000000000c1',
  kind: 'pause',
  reason: 'No insults, please',
  until: '2026-06-02',
  day: '2026-05-02',
  isActive: true,
  appeal: null,
  by: people.admin.name,
  liftedAt: null,
} satisfies PersonReview['sanctions'][number]

const person = (changes: Partial<PersonReview>): PersonReview => ({
  user: {
    _id,
    name,
    avatar: null,
    role: 'user',
    isSuperAdmin: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  } as PersonReview['user'],
  sanctions: [sanction],
  strikes: 1,
  contributions: [],
  totals: { posts: 0, comments: 0, timelines: 0 },
  flags: [],
  decisions: [],
  can: { sanction: true },
  ...changes,
})

const lifted = { ...sanction, isActive: false, liftedAt: '2026-05-03T06:00:00.000Z' }
const over = { ...sanction, isActive: false }

test.each([
  ['a pause in force', {}, 1, 1],
  [
    'a warning, which is never in force',
    { sanctions: [{ ...sanction, kind: 'warning', isActive: false }] },
    1,
    1,
  ],
  ['a pause that is over', { sanctions: [over] }, 1, 0],
  ['a pause that was lifted', { sanctions: [lifted] }, 1, 0],
  ['a pause of somebody whom this admin may not sanction', { can: { sanction: false } }, 0, 0],
] as const)('on the page of a person, %s', async (_what, changes, forms, buttons) => {
  const params = { id: _id }
  const screen = await renderWith(
    <PersonPage {...({ params } as unknown as Parameters<typeof PersonPage>[0])} />,
    {
      session: people.admin,
      calls: {
        'GET /admin/users/:id': () => ({ success: true, person: person(changes as Partial<PersonReview>) }),
      },
    },
  )
  await expect.element(screen.getByText('No insults, please')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Decide' }).elements()).toHaveLength(forms)
  expect(screen.getByRole('button', { name: 'Take back' }).elements()).toHaveLength(buttons)
})
