/** What admins can do about a person, from the mildest on; free of zod, for the browser. */
export const sanctionKinds = ['warning', 'pause', 'suspension'] as const
export type SanctionKind = (typeof sanctionKinds)[number]

/** What became of an appeal. */
export const appealOutcomes = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** The anonymous things whose author can be paused. */
export const pausedThings = ['post', 'comment', 'suspect'] as const
export type PausedThing = (typeof pausedThings)[number]

/** Why somebody is refused who is paused or suspended. */
export interface SanctionNotice {
  /** The first day (YYYY-MM-DD, in Bangladesh) on which it holds no more; null without one. */
  until: string | null
  reason?: string
  /** Whether an appeal can still be made. */
  canAppeal?: boolean
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

/** A day in English words: '3 March 2026'. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date} ${months[month - 1]} ${year}`
}
