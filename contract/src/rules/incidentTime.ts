import { limits } from './limits.ts'

const pattern = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d)?$/

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const hoursAhead = 6

/** The day that it is in Bangladesh, as YYYY-MM-DD. */
export const todayInBangladesh = (now = new Date()): string =>
  dayOf(now.getTime() + hoursAhead * 60 * 60 * 1000)

/**
 * Whether a text says when something happened: 'YYYY-MM-DD', or 'YYYY-MM-DDTHH:mm' where the time of day is known too. Both are
 * what calendars and clocks in Bangladesh showed, and never become a moment of a time zone: no day can shift. It is a day that
 * exists, from 1900 until today; not until this minute, because the clock of a phone may be ahead.
 */
export function isIncidentTime(text: string, now?: Date): boolean {
  const [, day = ''] = pattern.exec(text) ?? []
  return isDay(day) && day >= limits.earliestDay && day <= todayInBangladesh(now)
}

/** Whether a text is a day that exists, YYYY-MM-DD: browsers take 30 February for the second of March. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(at) && dayOf(at) === day
}

/** Its day and its time of day, '' where that is not said. */
export function incidentParts(text: string): [day: string, time: string] {
  const [day = '', time = ''] = text.split('T')
  return [day, time]
}

/** The text of a day and a time of day. A time without its day stays visible as what it is: not yet a valid text. */
export const incidentTime = (day: string, time: string): string => (time === '' ? day : `${day}T${time}`)
