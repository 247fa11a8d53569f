import { expect, test } from 'vitest'
import { minShownMilliseconds, refusalOf, viewOf } from './decisionGuard.ts'

const one = { kind: 'post', id: 'one', version: '1' } as const
const other = { kind: 'post', id: 'other', version: '1' } as const
const view = viewOf([one], false)
const seen = { view, since: 1_000 }

test.each([
  [0, 'tooFast'],
  [minShownMilliseconds - 1, 'tooFast'],
  [minShownMilliseconds, undefined],
  [60_000, undefined],
  // Pressed before it came on the screen, and handled afterwards, because the page was busy.
  [-40, 'tooFast'],
] as const)(
  'a decision that is pressed %d ms after the item has come on the screen: %s',
  (after, refusal) => {
    expect(refusalOf(view, seen, seen.since + after)).toBe(refusal)
  },
)

test('a decision is for what is on the screen, not for what was there before', () => {
  expect(refusalOf(viewOf([other], false), seen, 60_000)).toBe('tooFast')
  expect(refusalOf(view, undefined, 60_000)).toBe('tooFast')
})

test('nothing can be decided before anything is open', () => {
  expect(refusalOf(viewOf([], false), undefined, 60_000)).toBe('notOpen')
  expect(refusalOf(viewOf([], true), seen, 60_000)).toBe('notOpen')
})

test('what has changed since it was read, and a list that has become longer, has to be read again', () => {
  expect(refusalOf(viewOf([{ ...one, version: '2' }], false), seen, 60_000)).toBe('tooFast')
  const list = { view: viewOf([one], true), since: 0 }
  expect(refusalOf(viewOf([one], true), list, 60_000)).toBeUndefined()
  expect(refusalOf(viewOf([one, other], true), list, 60_000)).toBe('tooFast')
})

test('an item that was only in the list of those chosen has not been read', () => {
  expect(refusalOf(view, { view: viewOf([one], true), since: 0 }, 60_000)).toBe('tooFast')
})
