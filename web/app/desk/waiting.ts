import type { DeskItem } from '@bichar/contract/desk.ts'
import { type Waited, waited } from '../moderation/waited.ts'

/** Hours after which an answer is late. */
const lateAfter = 24

export interface Waiting extends Pick<Waited, 'unit' | 'count'> {
  isLate: boolean
}

/** How long an item has been pending, and whether that is too long. */
export function waitingOf({ since, marks }: Pick<DeskItem, 'since' | 'marks'>, now = Date.now()): Waiting {
  const isDayOnly = marks.includes('anonymous')
  const { hours, unit, count } = waited(since, { isDayOnly, now })
  // Of an anonymous item only the day is known; it may have arrived at the very end of that day.
  return { unit, count, isLate: hours >= (isDayOnly ? 2 * lateAfter : lateAfter) }
}
