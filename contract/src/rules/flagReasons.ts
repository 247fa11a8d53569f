/** Why people flag something; free of zod, for the browser. Those that cannot wait stand first. */
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

/** Why Bichar itself wants the admins to look at something. */
export const automaticReasons = ['link', 'number', 'watchWord', 'firstComments'] as const
export type AutomaticReason = (typeof automaticReasons)[number]

/** Somebody may come to harm while it stands there: it is read before everything else. */
export const urgentReasons = ['danger', 'namesVictim', 'privateData'] as const satisfies FlagReason[]

export const isUrgent = (reason: FlagReason | AutomaticReason): boolean =>
  urgentReasons.some((urgent) => urgent === reason)

/** What can be flagged. */
export const flagKinds = ['post', 'comment', 'timeline', 'suspect', 'person'] as const
export type FlagKind = (typeof flagKinds)[number]
