import type { ReviewState } from '@bichar/contract/posts.ts'

export type Decision = 'approve' | 'disapprove'

/** Where each decision leads from where; what is not named has been decided already. */
const transitions: Record<Decision, Partial<Record<ReviewState, ReviewState>>> = {
  approve: { waiting: 'approved', returned: 'approved' },
  disapprove: { waiting: 'returned', approved: 'returned' },
}

export const decided = (state: ReviewState, decision: Decision): ReviewState | undefined =>
  transitions[decision][state]
