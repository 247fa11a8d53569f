import { expect, it } from 'vitest'
import { minutesAndSeconds } from './playing.ts'

it('time is shown as minutes and two digits of seconds', () => {
  expect(minutesAndSeconds(0)).toBe('0:00')
  expect(minutesAndSeconds(65.9)).toBe('1:05')
  expect(minutesAndSeconds(3600)).toBe('60:00')
})

it('a recording whose length is not known yet shows 0:00', () => {
  expect(minutesAndSeconds(Number.NaN)).toBe('0:00')
  expect(minutesAndSeconds(Number.POSITIVE_INFINITY)).toBe('0:00')
})
