const hour = 3600

export type Duration = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** Converts a duration in seconds to minutes, hours or days, whichever unit fits best. */
export function durationOf(seconds: number): Duration {
  if (seconds < hour) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  if (seconds < 48 * hour) return { unit: 'hours', count: Math.round(seconds / (hour / 10)) / 10 }
  return { unit: 'days', count: Math.round(seconds / (2.4 * hour)) / 10 }
}
