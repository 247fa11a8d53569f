/** The constants of the moderator's desk. This file does not import zod, so that the browser can load it cheaply. */

import { revisionActions, suspectActions } from './suspectVisibility.ts'

/**
 * The kinds of items in the queue: a post or timeline entry that waits, a proposed suspect that no waiting post names, a proposed change of
 * a suspect, something with open flags, a support request.
 */
export const deskKinds = ['post', 'timeline', 'suspect', 'suspectChange', 'flag', 'support'] as const
export type DeskKind = (typeof deskKinds)[number]

/** The kinds of items whose files a moderator can describe: those that nobody else has read yet. */
export const describedKinds = ['post', 'timeline', 'support'] as const satisfies readonly DeskKind[]
export type DescribedKind = (typeof describedKinds)[number]

/** The possible decisions on an item of each kind. */
export const deskActions = {
  post: ['approve', 'sendBack'],
  timeline: ['approve', 'reject'],
  suspect: suspectActions,
  suspectChange: revisionActions,
  flag: ['keep', 'remove', 'takeDown'],
  support: ['resolve'],
} as const satisfies Record<DeskKind, readonly string[]>
export type DeskAction = (typeof deskActions)[DeskKind][number]

/** Removed or unpublished content, and a change that is refused: whoever made it must be told why. */
const actionsWithReason: readonly DeskAction[] = ['remove', 'takeDown', 'refuse']

export const needsReason = (action: DeskAction): boolean => actionsWithReason.includes(action)

/** The kinds of subjects of an item; a flagged item can have any of them except 'support'. That of a proposed change is its suspect. */
export const deskSubjects = ['post', 'timeline', 'comment', 'suspect', 'person', 'support'] as const
export type DeskSubject = (typeof deskSubjects)[number]

/**
 * The marks of a row in the queue. `firstTime`: its author is named and has no approved post yet; an anonymous item never has it.
 * `returned`: it was sent back before. `edited`: it was public before, and has been edited since. `changed`: an earlier decision on
 * it was dropped because it had changed in the meantime. `names`: the post names suspects who are not public and are shown with it.
 * `imported`: nobody has written it here; the operator has brought it from another installation.
 */
export const deskMarks = [
  'urgent',
  'media',
  'firstTime',
  'returned',
  'anonymous',
  'held',
  'edited',
  'changed',
  'names',
  'imported',
] as const
export type DeskMark = (typeof deskMarks)[number]

/** The kinds of items on which a decision can be taken back after it has taken effect, so that they wait again. */
export const takeBackKinds = ['post', 'timeline', 'suspect', 'flag', 'support'] as const satisfies DeskKind[]
export type TakeBackKind = (typeof takeBackKinds)[number]

/** How long an item stays claimed by the moderator who opened it. */
export const claimSeconds = 300

/** How long a decision can be undone; it takes effect afterwards. */
export const undoSeconds = 10
