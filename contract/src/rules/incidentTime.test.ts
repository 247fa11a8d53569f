import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../test/anyText.ts'
import { incidentParts, incidentTime } from './incidentParts.ts'
import { isIncidentTime, todayInBangladesh } from './incidentTime.ts'

/** 22:30 on 21 November in UTC, which is already 22 November in Bangladesh. */
const now = new Date('2026-11-21T22:30:00Z')

test.each([
  '2026-11-13',
  '2026-11-13T19:40',
  '2026-11-13T00:00',
  '2026-11-22',
  '2026-11-22T23:59',
  '2024-02-29',
  '2000-02-29',
  '1900-01-01',
  '1900-01-01T00:00',
])('%j says when something happened', (text) => {
  expect(isIncidentTime(text, now)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a day that does not exist', '2026-02-29'],
  ['a day that only the old calendar had', '1900-02-29'],
  ['a month that does not exist', '2026-13-01'],
  ['day zero', '2026-11-00'],
  ['tomorrow', '2026-11-23'],
  ['a time tomorrow', '2026-11-23T00:00'],
  ['a day before 1900', '1899-12-31'],
  ['the hour 24', '2026-11-13T24:00'],
  ['minute 60', '2026-11-13T19:60'],
  ['seconds', '2026-11-13T19:40:00'],
  ['a time zone', '2026-11-13T19:40Z'],
  ['a time alone', 'T19:40'],
  ['a day without its time', '2026-11-13T'],
  ['a space between', '2026-11-13 19:40'],
  ['white space around', ' 2026-11-13'],
  ['a line after', '2026-11-13\n'],
  ['the day first', '13-11-2026'],
  ['short numbers', '2026-1-3'],
  ['a year of five digits', '12026-11-13'],
  ['Bengali digits', '২০২৬-১১-১৩'],
])('%s does not: %j', (_what, text) => {
  expect(isIncidentTime(text, now)).toBe(false)
})

test('today is that of Bangladesh', () => {
  expect(todayInBangladesh(new Date('2026-11-21T17:59:59Z'))).toBe('2026-11-21')
  expect(todayInBangladesh(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22')
})

describe('whatever is written', () => {
  const day = fc
    .date({ min: new Date('1850-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 61 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const time = fc.oneof(fc.constant(''), clock)

  test('each day from 1900 until today is taken, with each minute of it, and nothing else', () => {
    fc.assert(
      fc.property(day, time, (date, minute) => {
        const exists =
          date >= '1900-01-01' &&
          date <= '2026-11-22' &&
          (minute === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(minute))
        expect(isIncidentTime(incidentTime(date, minute), now)).toBe(exists)
      }),
      { numRuns: 2_000 },
    )
  })

  test('what is taken is a day that the calendar has, and stays the same text', () => {
    const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)
    fc.assert(
      fc.property(fc.oneof(digits, anyText(20)), (text) => {
        if (!isIncidentTime(text, now)) return
        const [date] = incidentParts(text)
        expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
        expect(incidentTime(...incidentParts(text))).toBe(text)
      }),
      { numRuns: 5_000 },
    )
  })

  test('a day and a time come back as they were put together, also where one is missing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(''), day), time, (date, minute) => {
        expect(incidentParts(incidentTime(date, minute))).toEqual([date, minute])
      }),
    )
  })

  test('as texts they sort by time, a day before the times of that day', () => {
    const at = fc.tuple(day, time)
    fc.assert(
      fc.property(at, at, (one, other) => {
        const [first, second] = [incidentTime(...one), incidentTime(...other)]
        const byParts = one[0] === other[0] ? one[1] < other[1] : one[0] < other[0]
        expect(first < second).toBe(byParts)
      }),
    )
  })
})
