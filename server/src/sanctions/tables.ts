import type { AppealOutcome, PausedThing, SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import type { Generated } from 'kysely'

export interface SanctionTables {
  sanctions: {
    id: string
    user_id: string
    kind: SanctionKind
    reason: string
    /** YYYY-MM-DD, the first day on which it is no longer in force; null if it lasts until it is lifted. */
    until: string | null
    by_id: string | null
    created_at: Date
    lifted_at: Date | null
    appeal: string | null
    appealed_at: Date | null
    outcome: AppealOutcome | null
    answer: Generated<string>
    judged_at: Date | null
    idempotency_key: string | null
  }
  /** Pauses of authors of something anonymous; without the server's key nobody knows whose they are. */
  author_pauses: {
    id: string
    tag: Buffer
    /** The author's user id, encrypted. */
    sealed_user: Buffer
    thing_kind: PausedThing
    thing_id: string
    /** The post itself, or the one that the comment belongs to. */
    post_id: string | null
    reason: string
    until: string
    by_id: string | null
    created_on: string
    lifted_on: string | null
    appeal: string | null
    appealed_on: string | null
    outcome: AppealOutcome | null
    answer: Generated<string>
    judged_on: string | null
  }
  /** Keyed digests of phone numbers. */
  suspended_numbers: { digest: string; until: string }
}
