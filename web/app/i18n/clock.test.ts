import { createFormatter } from 'use-intl'
import { expect, test } from 'vitest'
import { clockOf, noonOf } from './clock.ts'
import { timeZone } from './messages.ts'

const said = (utc: string) => {
  const { part, hour, minute } = clockOf(new Date(`2026-11-21T${utc}:00Z`))
  return `${part} ${hour}:${minute}`
}

test('a time of day is that of Bangladesh, in the part of the day that people name', () => {
  expect(said('18:00')).toBe('smallHours 12:0')
  expect(said('21:59')).toBe('smallHours 3:59')
  expect(said('22:00')).toBe('dawn 4:0')
  expect(said('00:05')).toBe('morning 6:5')
  expect(said('06:00')).toBe('noon 12:0')
  expect(said('09:30')).toBe('afternoon 3:30')
  expect(said('13:19')).toBe('evening 7:19')
  expect(said('14:00')).toBe('night 8:0')
})

test('every day since 1900 is shown as that day', () => {
  const format = createFormatter({ locale: 'en', timeZone })
  const shown = (day: string) =>
    format.dateTime(noonOf(day), { year: 'numeric', month: '2-digit', day: '2-digit' })
  const first = Date.UTC(1900, 0, 1)
  const shifted: string[] = []
  for (let at = first; at < Date.UTC(2030, 0, 1); at += 24 * 60 * 60 * 1000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const [year, month, date] = day.split('-')
    if (shown(day) !== `${month}/${date}/${year}`) shifted.push(day)
  }
  expect(shifted).toEqual([])
})
