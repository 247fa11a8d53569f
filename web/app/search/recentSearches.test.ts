import { expect, it } from 'vitest'
import { withLatest } from './recentSearches.ts'

it('the latest search stands first, each stands there once, and the oldest goes', () => {
  expect(withLatest(['b', 'a'], 'a')).toEqual(['a', 'b'])
  const many = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(withLatest(many, 'new')).toEqual(['new', '1', '2', '3', '4', '5', '6', '7'])
})
