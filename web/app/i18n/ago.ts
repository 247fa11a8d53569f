import type { Language } from './messages.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** After this many days the date is more useful. */
const mostDays = 6
/** How far a device's clock may be behind the server's. */
const clockSkew = 5 * minute

/** Number of the day in Bangladesh, which has no daylight saving time. */
const dayInBangladesh = (moment: number) => Math.floor((moment + 6 * hour) / day)

/** Whether only the day is known: it is then told by the time at which it began in Bangladesh. */
export const isDayAlone = (at: string): boolean => at.endsWith('T18:00:00.000Z')

export type Ago = readonly [count: number, unit: 'minute' | 'hour' | 'day']

/** How long ago a moment was, in the unit that people use; undefined where they would name the date. `isDayOnly` counts only days. */
export function agoOf(at: number, now: number, isDayOnly: boolean): Ago | undefined {
  const passed = now - at
  const days = dayInBangladesh(now) - dayInBangladesh(at)
  if (passed < -clockSkew || days > mostDays) return undefined
  if (isDayOnly || passed >= day) return [Math.max(0, days), 'day']
  if (passed >= hour) return [Math.floor(passed / hour), 'hour']
  return [Math.max(0, Math.floor(passed / minute)), 'minute']
}

const kept = new Map<Language, Intl.RelativeTimeFormat>()

/** '3 hours ago', 'Yesterday', 'Today'. The formats are cached, because creating one takes long. */
export function formatAgo(language: Language, [count, unit]: Ago): string {
  const format = kept.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  kept.set(language, format)
  const [first = '', ...rest] = format.format(-count, unit)
  return first.toUpperCase() + rest.join('')
}
