import { limits } from './limits.ts'

const pattern = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d)?$/

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const hoursAhead = 6

/** Today's date in Bangladesh, YYYY-MM-DD. */
export const todayInBangladesh = (now = new Date()): string =>
  dayOf(now.getTime() + hoursAhead * 60 * 60 * 1000)

/**
 * Whether a text says when something happened: 'YYYY-MM-DD', or 'YYYY-MM-DDTHH:mm' where the time of day is known too. Both are local
 * time in Bangladesh and are never converted to a time zone, so a day cannot shift. The day must exist and lie between 1900 and today;
 * the limit is not the current minute, because the clock of a phone may be ahead.
 */
export function isIncidentTime(text: string, now?: Date): boolean {
  const [, day = ''] = pattern.exec(text) ?? []
  return isDay(day) && day >= limits.earliestDay && day <= todayInBangladesh(now)
}

/**
 * Whether a text is a day that exists, YYYY-MM-DD. `Date.parse` alone is not enough: browsers read 30 February as 2 March, and know a year
 * 0 and years of six digits, which PostgreSQL does not.
 */
export function isDay(day: string): boolean {
  const at = /^(?!0000)\d{4}-/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN
  return !Number.isNaN(at) && dayOf(at) === day
}
