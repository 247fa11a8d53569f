import type { Generated } from 'kysely'

export interface CommentTables {
  comments: {
    id: string
    post_id: string
    /** null of what is anonymous. */
    user_id: string | null
    /** Of what is anonymous. */
    sealed_author: Buffer | null
    text: string
    is_anonymous: boolean
    upvote_count: Generated<number>
    downvote_count: Generated<number>
    /** A keyed digest of the key and whose it is. */
    idempotency_key: string | null
    created_at: Date
    /** When it is taken away, its author having left. */
    goes_at: Generated<Date | null>
  }
  /** Of somebody who has left, until it is taken back, a vote has no person but a moment. */
  comment_votes: {
    comment_id: string
    user_id: string | null
    is_up: boolean
    goes_at: Generated<Date | null>
  }
}
