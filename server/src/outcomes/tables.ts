import type { Generated } from 'kysely'

export interface OutcomeTables {
  /** `look_on`, the day of the next check, is YYYY-MM-DD. */
  outcome_looks: { post_id: string; look_on: string }
  outcome_questions: {
    post_id: string
    /** The follower tag of a person who has added to the report; the nil UUID for the author. */
    who: string
    question: string
    is_answered: Generated<boolean>
  }
}
