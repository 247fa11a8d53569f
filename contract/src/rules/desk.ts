/** The constants of the moderator's desk. This file does not import zod, so that the browser can load it cheaply. */

/** The kinds of items in the queue: a post or timeline entry that waits, something with open flags, a support request. */
export const deskKinds = ['post', 'timeline', 'flag', 'support'] as const
export type DeskKind = (typeof deskKinds)[number]

/** The possible decisions on an item of each kind. */
export const deskActions = {
  post: ['approve', 'sendBack'],
  timeline: ['approve', 'reject'],
  flag: ['keep', 'remove', 'takeDown'],
  support: ['resolve'],
} as const satisfies Record<DeskKind, readonly string[]>
export type DeskAction = (typeof deskActions)[DeskKind][number]

/** The kinds of subjects of an item; a flagged item can have any of them except 'support'. */
export const deskSubjects = ['post', 'timeline', 'comment', 'suspect', 'person', 'support'] as const
export type DeskSubject = (typeof deskSubjects)[number]

/**
 * The marks of a row in the queue. `firstTime`: its author is named and has no approved post yet; an anonymous item never has it.
 * `returned`: it was sent back before. `changed`: an earlier decision on it was dropped because it had changed in the meantime.
 */
export const deskMarks = ['urgent', 'media', 'firstTime', 'returned', 'anonymous', 'held', 'changed'] as const
export type DeskMark = (typeof deskMarks)[number]

/** How long an item stays claimed by the moderator who opened it. */
export const claimSeconds = 300

/** How long a decision can be undone; it takes effect afterwards. */
export const undoSeconds = 10
