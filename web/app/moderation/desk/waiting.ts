import type { DeskItem } from '@bichar/contract/desk.ts'
import { type WaitingTime, waitingTime } from '../review/waitingTime.ts'

/** Hours after which an answer is late. */
const lateAfter = 24

export interface Waiting extends Pick<WaitingTime, 'unit' | 'count'> {
  isLate: boolean
}

/** How long an item has been pending, and whether that is too long. */
export function waitingOf({ since, marks }: Pick<DeskItem, 'since' | 'marks'>, now = Date.now()): Waiting {
  const isDayOnly = marks.includes('anonymous')
  const { hours, unit, count } = waitingTime(since, { isDayOnly, now })
  // Of an anonymous item only the day is known; it may have arrived at the very end of that day.
  return { unit, count, isLate: hours >= (isDayOnly ? 2 * lateAfter : lateAfter) }
}
