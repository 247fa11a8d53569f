import type { ReviewState } from '@bichar/contract/posts.ts'

export type Decision = 'approve' | 'disapprove'

/** The transitions of each decision; in a state that is missing, the post has been decided on already. */
const transitions: Record<Decision, Partial<Record<ReviewState, ReviewState>>> = {
  approve: { waiting: 'approved', returned: 'approved' },
  disapprove: { waiting: 'returned', approved: 'returned' },
}

/** What taking a decision back makes of a post; undefined if it waits already. */
export const reopened = (state: ReviewState): 'waiting' | undefined =>
  state === 'waiting' ? undefined : 'waiting'

export const decided = (state: ReviewState, decision: Decision): ReviewState | undefined =>
  transitions[decision][state]
