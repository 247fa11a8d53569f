import { describe, expect, it } from 'vitest'
import { agoOf, formatAgo, isDayAlone } from './ago.ts'

const now = Date.parse('2026-11-23T15:00:00+06:00')
const said = (at: string, isDayOnly = false) => {
  const ago = agoOf(Date.parse(at), now, isDayOnly)
  return ago && [formatAgo('en', ago), formatAgo('bn', ago)]
}

describe('how long ago something was', () => {
  it('is told in minutes, then in hours, then in days', () => {
    expect(said('2026-11-23T14:55:30+06:00')).toEqual(['4 minutes ago', '৪ মিনিট আগে'])
    expect(said('2026-11-23T12:00:00+06:00')).toEqual(['3 hours ago', '৩ ঘণ্টা আগে'])
    expect(said('2026-11-22T15:01:00+06:00')).toEqual(['23 hours ago', '২৩ ঘণ্টা আগে'])
    expect(said('2026-11-22T15:00:00+06:00')).toEqual(['Yesterday', 'গতকাল'])
    expect(said('2026-11-17T00:00:00+06:00')).toEqual(['6 days ago', '৬ দিন আগে'])
  })

  it('is left to the date after a week, and for a clock that is far behind', () => {
    expect(said('2026-11-16T23:59:00+06:00')).toBeUndefined()
    expect(said('2026-11-23T15:05:01+06:00')).toBeUndefined()
    expect(said('2026-11-23T15:04:59+06:00')?.[0]).toBe('This minute')
  })

  it('is the day alone where nobody is told more', () => {
    expect(said('2026-11-23T00:00:00+06:00', true)).toEqual(['Today', 'আজ'])
    expect(said('2026-11-22T00:00:00+06:00', true)).toEqual(['Yesterday', 'গতকাল'])
    expect(said('2026-11-20T00:00:00+06:00', true)).toEqual(['3 days ago', '৩ দিন আগে'])
  })
})

it('the beginning of a day in Bangladesh stands for that day alone', () => {
  expect(isDayAlone('2026-11-21T18:00:00.000Z')).toBe(true)
  expect(isDayAlone('2026-11-21T18:00:00.001Z')).toBe(false)
  expect(isDayAlone('2026-11-22T00:00:00.000Z')).toBe(false)
})
