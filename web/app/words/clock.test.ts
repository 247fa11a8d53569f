import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'

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
