const hour = 60 * 60_000

export interface Waited {
  unit: 'hours' | 'days'
  count: number
  /** In hours, whatever it is said in. */
  hours: number
}

/** How long something has waited: in whole hours for two days, then in days; what has a day and no hour in days alone. */
export function waited(since: string, { isDayOnly = false, now = Date.now() } = {}): Waited {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hour))
  const unit = isDayOnly || hours >= 48 ? 'days' : 'hours'
  return { unit, count: unit === 'days' ? Math.floor(hours / 24) : hours, hours }
}

/** Whether only the day of it is told: what is anonymous is kept with the moment at which its day began in Bangladesh. */
export const isDayAlone = (since: string): boolean => since.endsWith('T18:00:00.000Z')
