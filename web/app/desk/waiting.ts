import type { DeskItem } from '@bichar/contract/desk.ts'

const hour = 60 * 60_000

/** After so many hours an answer is late. */
const lateAfter = 24

export interface Waiting {
  unit: 'hours' | 'days'
  count: number
  isLate: boolean
}

/** How long something has waited: in whole hours for two days, then in days; of what is anonymous in days alone. */
export function waitingOf({ since, marks }: Pick<DeskItem, 'since' | 'marks'>, now = Date.now()): Waiting {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hour))
  const isDayOnly = marks.includes('anonymous')
  const unit = isDayOnly || hours >= 48 ? 'days' : 'hours'
  const count = unit === 'days' ? Math.floor(hours / 24) : hours
  // The day is known to end only when the next one has ended.
  return { unit, count, isLate: hours >= (isDayOnly ? 2 * lateAfter : lateAfter) }
}
