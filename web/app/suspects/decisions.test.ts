import { suspectVisibilities } from '@bichar/contract/rules/suspectVisibility.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { expect, test } from 'vitest'
import { decisionsOn, nameOfDecision } from './decisions.ts'

const suspect = (shown: Suspect['shown'], { isReturned = false, decide = true } = {}) =>
  ({ shown, review: { isReturned, reason: '' }, can: { decide } }) as Suspect

test('a moderator is offered what the server takes in each state, and nobody else anything', () => {
  const offered = (shown: Suspect['shown'], isReturned?: boolean) =>
    decisionsOn(suspect(shown, { isReturned }))
  expect(offered('proposed')).toEqual(['show', 'sendBack', 'remove'])
  expect(offered('proposed', true)).toEqual(['show', 'remove'])
  expect(offered('shown')).toEqual(['sendBack', 'remove'])
  expect(offered('hidden')).toEqual(['show', 'remove'])
  expect(offered('removed')).toEqual(['show'])
  for (const shown of suspectVisibilities) expect(decisionsOn(suspect(shown, { decide: false }))).toEqual([])
})

test('sending back somebody who is public is called hiding', () => {
  expect(nameOfDecision('sendBack', suspect('shown'))).toBe('hide')
  expect(nameOfDecision('sendBack', suspect('proposed'))).toBe('sendBack')
})
