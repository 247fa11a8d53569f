/** What the moderator's desk works by; free of zod, for the browser. */

/** What waits there, by where it comes from: a post or a timeline entry that waits, something with open flags, a request for support. */
export const deskKinds = ['post', 'timeline', 'flag', 'support'] as const
export type DeskKind = (typeof deskKinds)[number]

/** How something of each kind may be decided. */
export const deskActions = {
  post: ['approve', 'sendBack'],
  timeline: ['approve', 'reject'],
  flag: ['keep', 'remove', 'takeDown'],
  support: ['resolve'],
} as const satisfies Record<DeskKind, readonly string[]>
export type DeskAction = (typeof deskActions)[DeskKind][number]

/** What an item is about; of one with flags it may be any. */
export const deskSubjects = ['post', 'timeline', 'comment', 'suspect', 'person', 'support'] as const
export type DeskSubject = (typeof deskSubjects)[number]

/**
 * What a row of the queue is marked with. `firstTime`: nothing with their name was approved so far, never said of who is
 * anonymous. `returned`: it was sent back before. `changed`: a decision on it fell away because it had changed meanwhile.
 */
export const deskMarks = ['urgent', 'media', 'firstTime', 'returned', 'anonymous', 'held', 'changed'] as const
export type DeskMark = (typeof deskMarks)[number]

/** So long is what somebody has opened theirs. */
export const claimSeconds = 300

/** So long a decision can be undone; only then it takes effect. */
export const undoSeconds = 10
