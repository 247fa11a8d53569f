import { expect, test } from 'vitest'
import { dayText, dayTextOf, shortDayText } from './dayText.ts'

const at = (utc: string) => new Date(`${utc}Z`)

test('a day is written as people in Bangladesh write it', () => {
  expect(dayText('en', at('2026-11-29T10:00'))).toBe('29 Nov 2026')
  expect(dayText('bn', at('2026-11-29T10:00'))).toBe('২৯ নভেম্বর ২০২৬')
  expect(dayText('bn', at('1905-02-03T10:00'))).toBe('৩ ফেব্রুয়ারি ১৯০৫'.normalize())
  expect(dayTextOf('en', '2026-09-05')).toBe('5 Sep 2026')
})

test('it is the day in Bangladesh', () => {
  expect(dayText('en', at('2026-12-31T17:59'))).toBe('31 Dec 2026')
  expect(dayText('en', at('2026-12-31T18:00'))).toBe('1 Jan 2027')
})

test('a day of this year needs no year', () => {
  const now = at('2026-12-31T17:00')
  expect(shortDayText('en', at('2026-01-01T00:00'), now)).toBe('1 Jan')
  expect(shortDayText('bn', at('2026-11-22T10:00'), now)).toBe('২২ নভেম্বর')
  expect(shortDayText('bn', at('2025-12-31T17:59'), now)).toBe('৩১ ডিসেম্বর ২০২৫')
})

test('the Bengali months are those of Intl', () => {
  const intl = new Intl.DateTimeFormat('bn', { month: 'long', timeZone: 'Asia/Dhaka' })
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2026, month, 15, 12))
    expect(dayText('bn', day).split(' ')[1]).toBe(intl.format(day).normalize())
  }
})
