import { randomInt } from 'node:crypto'

const hour = 60 * 60 * 1_000
/** So that those who are told do not stand in the order in which it came. */
const spreadMilliseconds = 2 * 60 * 1_000

/**
 * When people are told of something anonymous that has come: soon after the next full hour, like of all that came since the
 * last one. The moment of a notification would be the moment at which somebody was there to write.
 */
export const afterTheHour = (now = new Date()): { at: Date } => ({
  at: new Date((Math.floor(now.getTime() / hour) + 1) * hour + randomInt(spreadMilliseconds)),
})
