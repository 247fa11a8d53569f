import { randomInt } from 'node:crypto'
import { startOfHour } from '../jobs/startOfHour.ts'

/** Random delay, so that the order of the notifications is not the order of the events. */
const spreadMilliseconds = 2 * 60 * 1_000

/**
 * Returns when people are notified of something anonymous: soon after the next full hour, together with everything else since the
 * last one. The time of an immediate notification would reveal when its author was online.
 */
export const nextFullHour = (now = new Date()): { at: Date } => ({
  at: new Date(startOfHour(1, now).at.getTime() + randomInt(spreadMilliseconds)),
})
