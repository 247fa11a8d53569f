import { expect, test } from 'vitest'
import { coarseTimestamp, dayOf, hourOf } from './days.ts'

test.each([
  ['2026-11-21T17:59:59.999Z', '2026-11-20T18:00:00.000Z'],
  ['2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
  ['2026-11-22T17:59:59.999Z', '2026-11-21T18:00:00.000Z'],
])('%s is in the day that begins at %s in Bangladesh', (at, day) => {
  expect(dayOf(new Date(at)).toISOString()).toBe(day)
})

test.each([
  ['2026-11-21T17:59:59.999Z', '2026-11-21T17:00:00.000Z'],
  ['2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
])('%s is in the hour that begins at %s', (at, hour) => {
  expect(hourOf(new Date(at)).toISOString()).toBe(hour)
})

test('only what is anonymous loses the time of day', () => {
  const at = new Date('2026-11-22T10:20:30.400Z')
  expect(coarseTimestamp(at, false)).toEqual(at)
  expect(coarseTimestamp(at, true)).toEqual(dayOf(at))
})
