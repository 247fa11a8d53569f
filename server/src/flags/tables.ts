import type { AutomaticReason, FlagKind, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface FlagTables {
  flags: {
    id: string
    /** Exactly one of these five is set; `kind` and `subject_id` are generated from it. */
    post_id: string | null
    comment_id: string | null
    timeline_id: string | null
    suspect_id: string | null
    person_id: string | null
    kind: GeneratedAlways<FlagKind>
    subject_id: GeneratedAlways<string>
    /** null if the account was deleted, and for automatic flags. */
    reporter_id: string | null
    is_automatic: Generated<boolean>
    reason: FlagReason | AutomaticReason
    text: string
    state: Generated<'open' | 'cleared'>
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
}
