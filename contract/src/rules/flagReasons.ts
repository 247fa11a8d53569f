/** Why people flag something, urgent reasons first. This file does not import zod, so that the browser can load it cheaply. */
export const flagReasons = [
  'danger',
  'namesVictim',
  'privateData',
  'untrue',
  'hate',
  'spam',
  'copyright',
  'other',
] as const
export type FlagReason = (typeof flagReasons)[number]

/** The reasons for which Bichar itself flags something. */
export const automaticReasons = [
  'link',
  'number',
  'idNumber',
  'address',
  'threat',
  'watchWord',
  'firstComments',
] as const
export type AutomaticReason = (typeof automaticReasons)[number]

/** Reasons that mean somebody may come to harm while it stays public; moderators see these flags first. */
export const urgentReasons = ['danger', 'namesVictim', 'privateData', 'threat'] as const satisfies (
  | FlagReason
  | AutomaticReason
)[]

export const isUrgent = (reason: FlagReason | AutomaticReason): boolean =>
  urgentReasons.some((urgent) => urgent === reason)

export const flagKinds = ['post', 'comment', 'timeline', 'suspect', 'person'] as const
export type FlagKind = (typeof flagKinds)[number]
