import { expect, test } from 'vitest'
import { badgeText, titleWith } from './badge.ts'

const bengali = (count: number) => new Intl.NumberFormat('bn').format(count)

// Shows spec 2.42, 9.10.
test.each([
  [1, '1', '১'],
  [99, '99', '৯৯'],
  [100, '99+', '৯৯+'],
])('%i unread: %s, in Bengali %s', (count, english, inBengali) => {
  expect(badgeText(count, String)).toBe(english)
  expect(badgeText(count, bengali)).toBe(inBengali)
})

// Shows spec 2.42.
test('the title carries the whole count, once, and loses it', () => {
  expect(titleWith('Bichar', 3)).toBe('(3) Bichar')
  expect(titleWith('(3) Bichar', 123)).toBe('(123) Bichar')
  expect(titleWith('(123) Bichar', 1)).toBe('(1) Bichar')
  expect(titleWith('(1) Bichar', 0)).toBe('Bichar')
})
