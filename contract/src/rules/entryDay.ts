import { isDay } from './incidentTime.ts'
import { limits } from './limits.ts'

/** Whether a text is the day of a timeline entry: YYYY-MM-DD, from 1900 to 2100. It may be ahead, as the next day in court is. */
export const isEntryDay = (day: string): boolean =>
  isDay(day) && day >= limits.earliestDay && day <= limits.latestDay
