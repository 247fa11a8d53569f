import type { Suspect } from '@bichar/contract/suspects.ts'
import { expect, it } from 'vitest'
import { proposedOf, suspectsToPublish, toggleId } from './proposed.ts'

const suspect = (_id: string, shown: Suspect['shown'], isReturned = false) =>
  ({ _id, shown, review: { isReturned, reason: '' } }) as Suspect
const suspects = [
  suspect('new', 'proposed'),
  suspect('known', 'shown'),
  suspect('returned', 'proposed', true),
  suspect('left out', 'proposed'),
  suspect('removed', 'removed'),
]
const ids = (list: readonly Suspect[]) => list.map(({ _id }) => _id)

it('with a post those become public who are proposed, were not sent back and are not left out', () => {
  expect(ids(proposedOf(suspects))).toEqual(['new', 'returned', 'left out'])
  expect(ids(suspectsToPublish(suspects, ['left out']))).toEqual(['new'])
  expect(ids(suspectsToPublish(suspects, []))).toEqual(['new', 'left out'])
})

it('who is left out is let in by the next press', () => {
  expect(toggleId([], 'one')).toEqual(['one'])
  expect(toggleId(['one', 'two'], 'one')).toEqual(['two'])
})
