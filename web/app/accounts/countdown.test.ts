import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAndSeconds, secondsUntil } from './countdown.ts'

describe('the time until a new code can be asked for', () => {
  it('reads m:ss', () => {
    expect([600, 599, 300, 61, 60, 9, 0].map((seconds) => minutesAndSeconds(seconds, 'en'))).toEqual([
      '10:00',
      '9:59',
      '5:00',
      '1:01',
      '1:00',
      '0:09',
      '0:00',
    ])
  })

  it('is written in Bengali digits for those who read Bengali', () => {
    expect(minutesAndSeconds(545, 'bn')).toBe('৯:০৫')
  })

  it('can be read back, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seconds) => {
        const [minutes, rest] = minutesAndSeconds(seconds, 'en').split(':')
        expect(rest).toMatch(/^[0-5]\d$/)
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds)
      }),
    )
  })

  it('begins with the full time and ends with none', () => {
    const now = Date.UTC(2026, 0, 1)
    expect(secondsUntil(now + 600_000, now)).toBe(600)
    expect(secondsUntil(now + 599_001, now)).toBe(600)
    expect(secondsUntil(now + 1, now)).toBe(1)
    expect(secondsUntil(now, now)).toBe(0)
    expect(secondsUntil(now - 5_000, now)).toBe(0)
  })
})
