import { expect, test } from 'vitest'
import { sortKeyAt } from './ids.ts'
import { escapeLike } from './like.ts'

test('keys sort by the time they stand for', () => {
  const keys = [1_000, 2_000, 1_700_000_000_000, Date.now()].map((at) => sortKeyAt(new Date(at)))
  expect(keys.toSorted()).toEqual(keys)
})

test('signs of a LIKE pattern stand for themselves', () => {
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\')
})
