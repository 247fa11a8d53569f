import type { DeskItem } from '@bichar/contract/desk.ts'
import { type Waited, waited } from '../moderation/waited.ts'

/** After so many hours an answer is late. */
const lateAfter = 24

export interface Waiting extends Pick<Waited, 'unit' | 'count'> {
  isLate: boolean
}

/** How long something has waited, and whether that is too long. */
export function waitingOf({ since, marks }: Pick<DeskItem, 'since' | 'marks'>, now = Date.now()): Waiting {
  const isDayOnly = marks.includes('anonymous')
  const { hours, unit, count } = waited(since, { isDayOnly, now })
  // The day is known to end only when the next one has ended.
  return { unit, count, isLate: hours >= (isDayOnly ? 2 * lateAfter : lateAfter) }
}
