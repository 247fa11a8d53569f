const hour = 60 * 60_000

/** Whole hours since a time; of what is anonymous the time is the beginning of a day. */
export const hoursSince = (at: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / hour))
