import { expect, test } from 'vitest'
import type { SanctionRow } from './store.ts'
import { ownSanctionsView } from './view.ts'

const row: SanctionRow = {
  ...{ id: 'pause', kind: 'pause', reason: 'A lie', until: '2026-06-01', day: '2026-05-01' },
  ...{ is_active: true, is_lifted: false, appeal: null, appealed_on: null, appealed_at: null, outcome: null },
  ...{ answer: '', by_id: 'admin', by_name: 'Selina', user_id: 'me', lifted_at: null },
  ...{ tag: null, sealed_user: null, thing_kind: null, thing_id: null, post_id: null },
}
const anonymous = { user_id: null, tag: Buffer.from('tag'), thing_kind: 'post', thing_id: 'post' } as const
const ended = { is_active: false, until: '2026-05-20' }
const lifted = { is_active: false, is_lifted: true }

const seenBy = (anonymousHidden: boolean, rows: readonly Partial<SanctionRow>[]) =>
  ownSanctionsView(
    rows.map((changes) => ({ ...row, ...changes })),
    { userId: 'me', anonymousHidden },
  )

const held = (until: string) => ({
  ...{ _id: 'me', kind: 'pause', until, isActive: true },
  ...{ day: null, reason: null, appeal: null, canAppeal: false },
})

for (const [whose, cause] of [
  ['a named thing', {}],
  ['an anonymous thing', anonymous],
] as const)
  test.each<[string, Partial<SanctionRow>[], object[]]>([
    ['that holds', [cause], [held('2026-06-01')]],
    ['that has ended', [{ ...cause, ...ended }], []],
    ['that was lifted', [{ ...cause, ...lifted }], []],
    ['that has ended, beside one that holds', [{ ...cause, ...ended }, row], [held('2026-06-01')]],
    [
      'that was lifted, beside a shorter one',
      [{ ...cause, ...lifted }, { until: '2026-05-25' }],
      [held('2026-05-25')],
    ],
    ['that ends after another', [{ ...cause, until: '2026-07-01' }, row], [held('2026-07-01')]],
    ['that ends before another', [{ ...cause, until: '2026-05-25' }, row], [held('2026-06-01')]],
  ])(
    `a session from which anonymous things are hidden knows of a pause for ${whose} %s only until when it lasts`,
    (_which, rows, seen) => {
      expect(seenBy(true, rows)).toEqual(seen)
      expect(seenBy(false, rows).map(({ reason }) => reason)).toEqual(rows.map(() => 'A lie'))
    },
  )

test('what is never for something anonymous is seen in every session', () => {
  const rows = [{ kind: 'warning', until: null }, { kind: 'suspension' }] as const
  for (const isHidden of [true, false])
    expect(seenBy(isHidden, rows).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['warning', 'A lie'],
      ['suspension', 'A lie'],
    ])
})
