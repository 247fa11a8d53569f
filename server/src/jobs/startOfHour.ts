const hour = 60 * 60 * 1000

/**
 * For a job that is due at once (`hours` = 0), or from the next full hour on (1). Only the hour is stored: the time would reveal when
 * somebody did something anonymous.
 */
export const startOfHour = (hours: number, now = new Date()): { at: Date } => ({
  at: new Date((Math.floor(now.getTime() / hour) + hours) * hour),
})
