import { expect, it } from 'vitest'
import { waitingTime } from './waitingTime.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')

it.each([
  ['2026-11-22T11:00:01.000Z', 'hours', 0],
  ['2026-11-22T11:00:00.000Z', 'hours', 1],
  ['2026-11-21T12:00:01.000Z', 'hours', 23],
  ['2026-11-21T12:00:00.000Z', 'days', 1],
  ['2026-11-20T12:00:01.000Z', 'days', 1],
  ['2026-11-10T03:00:00.000Z', 'days', 12],
  ['2026-11-22T12:30:00.000Z', 'hours', 0],
])('since %s it has waited in %s: %i', (since, unit, count) => {
  expect(waitingTime(since, { now })).toMatchObject({ unit, count })
})

it('of what has only a day no hour is told', () => {
  expect(waitingTime('2026-11-22T00:00:00.000Z', { isDayOnly: true, now })).toMatchObject({
    unit: 'days',
    count: 0,
  })
})
