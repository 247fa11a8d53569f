import { expect, it } from 'vitest'
import { matchingSearches, withLatest } from './recentSearches.ts'

it('the latest search stands first, each stands there once, and the oldest goes', () => {
  expect(withLatest(['b', 'a'], 'a')).toEqual(['a', 'b'])
  const many = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(withLatest(many, 'new')).toEqual(['new', '1', '2', '3', '4', '5', '6', '7'])
})

it('of earlier searches those are suggested that hold what is typed, three at most, and not the very same', () => {
  expect(matchingSearches(['Rupsa', 'rup', 'Khulna', 'bus at Rupsa'], 'RUP')).toEqual([
    'Rupsa',
    'bus at Rupsa',
  ])
  expect(matchingSearches(['য়া 1', 'য়া 2', 'য়া 3', 'য়া 4'], '\u09df')).toHaveLength(3)
})
