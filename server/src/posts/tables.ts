import type { ReviewState } from '@bichar/contract/posts.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface PostTables {
  posts: {
    id: string
    user_id: string | null
    title: string
    description: string
    source: string
    location: string
    is_anonymous: boolean
    review_state: Generated<ReviewState>
    review_reason: Generated<string>
    version: Generated<number>
    is_allowed: GeneratedAlways<boolean>
    author_approved_before: boolean
    idempotency_key: string | null
    reaction_count: Generated<number>
    comment_count: Generated<number>
    report_count: Generated<number>
    created_at: Date
    updated_at: Date
  }
  post_media: { post_id: string; position: number; media_id: string }
  post_suspects: { post_id: string; suspect_id: string; position: number }
}
