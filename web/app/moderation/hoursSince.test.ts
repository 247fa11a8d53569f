import { expect, it } from 'vitest'
import { hoursSince } from './hoursSince.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')

it.each([
  ['2026-11-22T11:00:01.000Z', 0],
  ['2026-11-22T11:00:00.000Z', 1],
  ['2026-11-20T18:00:00.000Z', 42],
  ['2026-11-22T12:30:00.000Z', 0],
])('since %s it is %i hours', (at, hours) => {
  expect(hoursSince(at, now)).toBe(hours)
})
