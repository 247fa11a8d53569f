import { expect, test } from 'vitest'
import { randomSchedule } from './deletionSchedule.ts'

const now = new Date('2026-11-22T10:20:30.456Z')
const hour = 60 * 60 * 1000
const after = (moment: Date) => moment.getTime() - now.getTime()

test('are whole minutes of the next two days, and no two of them the same while there are enough', () => {
  for (const count of [0, 1, 100, 2880]) {
    const schedule = randomSchedule(count, now)
    expect(new Set(schedule.map(Number)).size).toBe(count)
    for (const moment of schedule) {
      expect(moment.getTime() % 60_000).toBe(0)
      expect(after(moment)).toBeGreaterThan(0)
      expect(after(moment)).toBeLessThanOrEqual(48 * hour)
    }
  }
  expect(randomSchedule(6000, now)).toHaveLength(6000)
})

test('are spread over the two days, each hour as likely as any, and in no order', () => {
  const draws = Array.from({ length: 2000 }, () => randomSchedule(12, now))
  const perHour = Map.groupBy(draws.flat(), (moment) => Math.floor(after(moment) / hour))
  expect(perHour.size).toBe(48)
  // 500 are expected in each hour; a deviation of seven standard deviations does not happen by chance.
  for (const { length } of perHour.values()) expect(Math.abs(length - 500)).toBeLessThan(160)
  const rising = draws.filter(([first, second]) => Number(first) < Number(second))
  expect(Math.abs(rising.length - 1000)).toBeLessThan(160)
})
