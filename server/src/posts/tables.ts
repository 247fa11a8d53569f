import type { Post, ReviewState } from '@bichar/contract/posts.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { FieldColumns } from './fields.ts'

export interface PostTables {
  posts: FieldColumns & {
    id: string
    /** null for an anonymous post. */
    user_id: string | null
    /** Author of an anonymous post. */
    sealed_author: Buffer | null
    is_anonymous: boolean
    without_account: Generated<boolean>
    review_state: Generated<ReviewState>
    review_reason: Generated<string>
    version: Generated<number>
    is_allowed: GeneratedAlways<boolean>
    /** A keyed digest of the key and the user id. */
    idempotency_key: string | null
    report_count: Generated<number>
    /** For an anonymous post the beginning of the day, like `updated_at`. */
    created_at: Date
    updated_at: Date
    /** When the post became public for the first time. */
    published_at: Generated<Date | null>
    /** Ordered by the first publication, before that by filing. */
    sort_key: GeneratedAlways<string>
  }
  /** One row per post, created with it and maintained by triggers. */
  post_counts: {
    post_id: string
    reaction_count: Generated<number>
    comment_count: Generated<number>
    /** The number of these comments that are not answers. */
    thread_count: Generated<number>
    /** For an anonymous post, whether its author has reacted; included in `reaction_count`. */
    author_reacted: Generated<boolean>
    /** The number of approved timeline entries, maintained by a trigger on them. */
    update_count: Generated<number>
    case_steps: JSONColumnType<Post['caseLine']['steps'], string | undefined>
  }
  post_media: { post_id: string; position: number; media_id: string }
  post_suspects: { post_id: string; suspect_id: string; position: number }
}
