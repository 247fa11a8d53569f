import type { Generated, GeneratedAlways } from 'kysely'

export interface CommentTables {
  comments: {
    id: string
    post_id: string
    /** What it answers. */
    parent_id: string | null
    /** null of what is anonymous. */
    user_id: string | null
    /** Of what is anonymous. */
    sealed_author: Buffer | null
    text: string
    is_anonymous: boolean
    /** Of those of its answers that are shown, kept by a trigger. */
    reply_count: Generated<number>
    upvote_count: Generated<number>
    downvote_count: Generated<number>
    /** Of what is anonymous: true for up, false for down. It is among those that are counted. */
    author_vote: Generated<boolean | null>
    /** A keyed digest of the key and whose it is. */
    idempotency_key: string | null
    /** Of what is anonymous, the beginning of the day. */
    created_at: Date
    /** What is not shown waits for a moderator: since it came, or since people have flagged it. */
    state: Generated<'shown' | 'held' | 'hidden'>
    sort_key: GeneratedAlways<string>
  }
  /** Of somebody who has left, until it is taken back, a vote has no person. */
  comment_votes: {
    comment_id: string
    user_id: string | null
    is_up: boolean
  }
}
