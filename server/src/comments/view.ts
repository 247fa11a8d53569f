import type { Comment, Reply } from '@bichar/contract/comments.ts'
import type { Actor } from '../core/actor.ts'
import { abilities, isShown, maySeeAuthor } from './policy.ts'
import type { CommentRow } from './store.ts'

/** The columns of a comment that its view depends on. */
export type ViewedComment = Omit<CommentRow, 'sort_key'>

/** A comment with its first answers. */
export interface Thread<Row = ViewedComment> {
  row: Row
  replies: readonly Row[]
  repliesCursor: string | null
}

/** A comment as one viewer sees it. An anonymous one looks the same to its author as to everybody else, except for `user`. */
export function commentView(row: ViewedComment, viewer: Actor): Reply {
  return {
    _id: row.id,
    id: row.id,
    parentId: row.parent_id,
    text: row.text,
    author: row.is_anonymous ? 'Anonymous' : (row.author_name ?? 'Former member'),
    authorImg: row.is_anonymous ? null : row.author_avatar,
    isAnonymous: row.is_anonymous,
    isHeld: !isShown(row),
    createdAt: row.created_at.toISOString(),
    upvoteCount: row.upvote_count,
    downvoteCount: row.downvote_count,
    hasUpvoted: row.viewers_vote === true,
    hasDownvoted: row.viewers_vote === false,
    user: row.user_id !== null && maySeeAuthor(row, viewer) ? { _id: row.user_id } : null,
    can: abilities(row, viewer),
  }
}

export const threadView = ({ row, replies, repliesCursor }: Thread, viewer: Actor): Comment => ({
  ...commentView(row, viewer),
  replyCount: row.reply_count,
  replies: replies.map((reply) => commentView(reply, viewer)),
  repliesCursor,
})

/** A comment without answers, as it is when it is new. */
export const aloneView = (row: ViewedComment, viewer: Actor): Comment =>
  threadView({ row, replies: [], repliesCursor: null }, viewer)
