import type { Generated } from 'kysely'

export interface OutcomeTables {
  /** YYYY-MM-DD */
  outcome_looks: { post_id: string; look_on: string }
  outcome_questions: {
    post_id: string
    /** The follower's digest of somebody who has added to the report; nobody's id for the author. */
    who: string
    question: string
    is_answered: Generated<boolean>
  }
}
