import { expect, it } from 'vitest'
import { waitingOf } from './waiting.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')
const of = (since: string, ...marks: 'anonymous'[]) => waitingOf({ since, marks }, now)

it.each([
  ['2026-11-22T11:30:00.000Z', 'hours', 0, false],
  ['2026-11-21T12:00:01.000Z', 'hours', 23, false],
  ['2026-11-21T12:00:00.000Z', 'days', 1, true],
  ['2026-11-20T12:00:00.000Z', 'days', 2, true],
  ['2026-11-22T12:10:00.000Z', 'hours', 0, false],
])('since %s it has waited %s: %i', (since, unit, count, isLate) => {
  expect(of(since)).toEqual({ unit, count, isLate })
})

it('of what is anonymous no hour is told, and it is late once it is so for certain', () => {
  expect(of('2026-11-22T00:00:00.000Z', 'anonymous')).toEqual({ unit: 'days', count: 0, isLate: false })
  expect(of('2026-11-21T00:00:00.000Z', 'anonymous')).toEqual({ unit: 'days', count: 1, isLate: false })
  expect(of('2026-11-20T00:00:00.000Z', 'anonymous')).toEqual({ unit: 'days', count: 2, isLate: true })
})
