const hour = 60 * 60_000

export interface WaitingTime {
  unit: 'hours' | 'days'
  count: number
  /** Total in hours, whatever the unit. */
  hours: number
}

/** How long an item has been pending: in whole hours up to a day, then in days. If only its day is known, always in days. */
export function waitingTime(since: string, { isDayOnly = false, now = Date.now() } = {}): WaitingTime {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hour))
  const unit = isDayOnly || hours >= 24 ? 'days' : 'hours'
  return { unit, count: unit === 'days' ? Math.floor(hours / 24) : hours, hours }
}
