import type { AppealOutcome, PausedThing, SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import type { Generated } from 'kysely'

export interface SanctionTables {
  sanctions: {
    id: string
    user_id: string
    kind: SanctionKind
    reason: string
    /** YYYY-MM-DD, the first day on which it holds no more; null until it is lifted. */
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
  /** Of those who wrote something anonymous; nobody who lacks the server's key knows whom. */
  author_pauses: {
    id: string
    tag: Buffer
    /** Who that is, sealed. */
    sealed_user: Buffer
    thing_kind: PausedThing
    thing_id: string
    /** The post itself, or that of the comment. */
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
  /** Keyed digests. */
  suspended_numbers: { digest: string; until: string }
}
