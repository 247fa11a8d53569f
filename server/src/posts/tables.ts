import type { ReviewState } from '@bichar/contract/posts.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { FieldColumns } from './fields.ts'

export interface PostTables {
  posts: FieldColumns & {
    id: string
    /** null of what is anonymous. */
    user_id: string | null
    /** Of what is anonymous. */
    sealed_author: Buffer | null
    is_anonymous: boolean
    without_account: Generated<boolean>
    review_state: Generated<ReviewState>
    review_reason: Generated<string>
    version: Generated<number>
    is_allowed: GeneratedAlways<boolean>
    /** A keyed digest of the key and whose it is. */
    idempotency_key: string | null
    reaction_count: Generated<number>
    comment_count: Generated<number>
    report_count: Generated<number>
    created_at: Date
    updated_at: Date
    /** When it is taken away, its author having left. */
    goes_at: Generated<Date | null>
  }
  post_media: { post_id: string; position: number; media_id: string }
  post_suspects: { post_id: string; suspect_id: string; position: number }
}
