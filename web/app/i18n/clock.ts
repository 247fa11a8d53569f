/** The first hour of each part of the day, as people in Bangladesh name them. */
const parts = [
  [0, 'smallHours'],
  [4, 'dawn'],
  [6, 'morning'],
  [12, 'noon'],
  [15, 'afternoon'],
  [18, 'evening'],
  [20, 'night'],
] as const

// Bangladesh knows no summer time. What Intl says of an hour differs between devices and the server.
const hoursAhead = 6

/**
 * A moment of a day that is written as YYYY-MM-DD. At noon every clock that Bangladesh ever had says that day; until 1942
 * they were behind today's, and what is its midnight now was still the day before.
 */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+06:00`)

/** The time of day in Bangladesh on a clock of twelve hours, with the part of the day that it falls into. */
export function clockOf(at: Date) {
  const hour = (at.getUTCHours() + hoursAhead) % 24
  const [, part] = parts.findLast(([from]) => from <= hour) ?? parts[0]
  return { part, hour: hour % 12 || 12, minute: at.getUTCMinutes() }
}
