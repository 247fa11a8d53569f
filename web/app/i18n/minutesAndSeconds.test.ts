import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesAndSeconds } from './minutesAndSeconds.ts'

// Shows spec 2.32, 2.67.
it('seconds are read as minutes and two digits of seconds', () => {
  const read = [600, 599, 300, 65.9, 60, 9, 0].map((seconds) => minutesAndSeconds(seconds, 'en'))
  expect(read).toEqual(['10:00', '9:59', '5:00', '1:05', '1:00', '0:09', '0:00'])
  expect(minutesAndSeconds(3600, 'en')).toBe('60:00')
})

it('they are written in Bengali digits for those who read Bengali', () => {
  expect(minutesAndSeconds(545, 'bn')).toBe('৯:০৫')
})

it('they can be read back, whatever they are', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (seconds) => {
      const [minutes, rest] = minutesAndSeconds(seconds, 'en').split(':')
      expect(rest).toMatch(/^[0-5]\d$/)
      expect(Number(minutes) * 60 + Number(rest)).toBe(seconds)
    }),
  )
})

it('a recording whose length is not known yet shows 0:00', () => {
  expect(minutesAndSeconds(Number.NaN, 'en')).toBe('0:00')
  expect(minutesAndSeconds(Number.POSITIVE_INFINITY, 'en')).toBe('0:00')
})
