/** The sanctions that admins can impose, the mildest first. This file does not import zod, so that the browser can load it cheaply. */
export const sanctionKinds = ['warning', 'pause', 'suspension'] as const
export type SanctionKind = (typeof sanctionKinds)[number]

/** The possible results of an appeal. */
export const appealOutcomes = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** The kinds of anonymous content whose author can be paused. */
export const pausedThings = ['post', 'comment', 'suspect'] as const
export type PausedThing = (typeof pausedThings)[number]

/** Why a paused or suspended person is refused. */
export interface SanctionNotice {
  /** The first day (YYYY-MM-DD, in Bangladesh) after the sanction; null if it has no end. */
  until: string | null
  reason?: string
  /** Whether the person can still appeal. */
  canAppeal?: boolean
}
