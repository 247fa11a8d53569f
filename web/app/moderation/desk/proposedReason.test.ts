import { findingKinds } from '@bichar/contract/rules/findings/findingKinds.ts'
import { type ReasonUse, readyReasonsFor } from '@bichar/contract/rules/readyReasons.ts'
import { expect, it } from 'vitest'
import { proposedReason } from './proposedReason.ts'

it.each([
  [['phone'], 'sendBack', 'privateDetails'],
  [['threat', 'address'], 'takeDown', 'privateDetails'],
  [['threat'], 'rejectEntry', 'insults'],
  [['watchWord'], 'sendBack', 'insults'],
  [['email'], 'deleteComment', 'showsPrivateDetails'],
  [['watchWord', 'threat'], 'deleteComment', 'hurts'],
  [[], 'sendBack', undefined],
] as const)('for %j the reason to %s is %s', (found, use, expected) => {
  expect(proposedReason(found, use)).toBe(expected)
})

it.each<ReasonUse>(['sendBack', 'rejectEntry', 'takeDown', 'deleteComment'])(
  'is one of those that are offered: %s',
  (use) => {
    for (const kind of findingKinds) expect(readyReasonsFor(use)).toContain(proposedReason([kind], use))
  },
)
