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

// Bangladesh has no daylight saving time. Intl formats an hour differently on some devices than on the server.
const hoursAhead = 6

/**
 * A moment of the day that is written as YYYY-MM-DD. Noon is on that day in every time zone that Bangladesh ever had; until 1942 its
 * clocks were behind today's, so what is midnight now was still the day before.
 */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+06:00`)

/** The time of day in Bangladesh on a 12-hour clock, with the part of the day that it falls into. */
export function clockOf(at: Date) {
  const hour = (at.getUTCHours() + hoursAhead) % 24
  const [, part] = parts.findLast(([from]) => from <= hour) ?? parts[0]
  return { part, hour: hour % 12 || 12, minute: at.getUTCMinutes() }
}
