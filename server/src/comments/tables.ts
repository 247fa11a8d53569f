import type { Generated } from 'kysely'

export interface CommentTables {
  comments: {
    id: string
    post_id: string
    user_id: string | null
    text: string
    is_anonymous: boolean
    upvote_count: Generated<number>
    downvote_count: Generated<number>
    idempotency_key: string | null
    created_at: Date
  }
  comment_votes: { comment_id: string; user_id: string; is_up: boolean }
}
