import type { Generated, GeneratedAlways } from 'kysely'

export interface CommentTables {
  comments: {
    id: string
    post_id: string
    /** The comment that it answers. */
    parent_id: string | null
    /** null for an anonymous comment. */
    user_id: string | null
    /** Author of an anonymous comment. */
    sealed_author: Buffer | null
    text: string
    is_anonymous: boolean
    /** The number of its answers that are shown, maintained by a trigger. */
    reply_count: Generated<number>
    upvote_count: Generated<number>
    downvote_count: Generated<number>
    /** The vote of the author of an anonymous comment: true for up, false for down. The counts include it. */
    author_vote: Generated<boolean | null>
    /** A keyed digest of the key and the user id. */
    idempotency_key: string | null
    /** For an anonymous comment the beginning of the day. */
    created_at: Date
    /** 'held' has waited for a moderator since it was written, 'hidden' since people flagged it. */
    state: Generated<'shown' | 'held' | 'hidden'>
    sort_key: GeneratedAlways<string>
  }
  /** The vote of a deleted account has no user until it is removed. */
  comment_votes: {
    comment_id: string
    user_id: string | null
    is_up: boolean
  }
}
