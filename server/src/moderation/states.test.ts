import { expect, test } from 'vitest'
import { decided, reopened } from './states.ts'

test.each([
  ['waiting', 'approve', 'approved'],
  ['waiting', 'disapprove', 'returned'],
  ['approved', 'disapprove', 'returned'],
  ['returned', 'approve', 'approved'],
  ['approved', 'approve', undefined],
  ['returned', 'disapprove', undefined],
] as const)('a post that is %s: %s makes it %s', (state, decision, next) => {
  expect(decided(state, decision)).toBe(next)
})

test('a decision is taken back where there is one: the post waits again', () => {
  expect((['waiting', 'approved', 'returned'] as const).map(reopened)).toEqual([
    undefined,
    'waiting',
    'waiting',
  ])
})
