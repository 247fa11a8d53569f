import { expect, test } from 'vitest'
import { partsOf, stretchOf } from './sitemapParts.ts'

test('a month is one part, and one with too many rows has a part for each day, in pieces', () => {
  const days = [
    { day: '2025-12-30', rows: 2 },
    { day: '2025-12-31', rows: 1 },
    { day: '2026-01-01', rows: 3 },
    { day: '2026-01-09', rows: 7 },
  ]
  expect(partsOf(days, 3)).toEqual([
    '2025-12',
    '2026-01-01-0',
    '2026-01-09-0',
    '2026-01-09-3',
    '2026-01-09-6',
  ])
  expect(partsOf(days, 10)).toEqual(['2025-12', '2026-01'])
  expect(partsOf([], 3)).toEqual([])
})

const stretch = (begin: string, end: string, skipped = 0) => ({
  begin: new Date(begin),
  end: new Date(end),
  skipped,
})

test('months and days are those of Bangladesh', () => {
  expect(stretchOf('2026-01')).toEqual(stretch('2025-12-31T18:00Z', '2026-01-31T18:00Z'))
  expect(stretchOf('2025-12')).toEqual(stretch('2025-11-30T18:00Z', '2025-12-31T18:00Z'))
  expect(stretchOf('2026-01-09-3')).toEqual(stretch('2026-01-08T18:00Z', '2026-01-09T18:00Z', 3))
})

test.each([
  '',
  '2026',
  '2026-13',
  '2026-01-01',
  '2026-01-32-0',
  '2026-01-01--1',
  '2026-01-01-9999999999',
  ' 2026-01',
])('no part is called %j', (name) => {
  expect(stretchOf(name)).toBeUndefined()
})
