import { recordAction } from '../audit/audit.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Keyed } from '../db/once.ts'
import { nextOrder } from '../db/order.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { guest, type SignedIn } from '../http/actor.ts'
import { ApiError } from '../http/errors.ts'
import { postCommented } from '../notifications/occasions.ts'
import { holdPost, holdPublicPost } from '../posts/posts.ts'
import { abilities, isAuthor } from './policy.ts'
import {
  type CommentColumns,
  type CommentRow,
  commentWithKey,
  deleteComment,
  findComment,
  insertComment,
  lockComment,
  toggleVote,
} from './store.ts'
import { commentView } from './view.ts'

export interface NewComment extends Keyed {
  text: string
  isAnonymous: boolean
}

/** Which comment on which post. */
interface Place {
  postId: string
  commentId: string
}

export const addComment = (
  deps: Deps,
  author: SignedIn,
  postId: string,
  { text, isAnonymous, idempotencyKey: key }: NewComment,
): Promise<CommentRow> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const post = await holdPublicPost(tx, author, postId)
    const earlier = key && (await commentWithKey(tx, author.userId, postId, key))
    if (earlier) return found(await findComment(tx, earlier, author.userId))
    const id = newId()
    await insertComment(tx, {
      id,
      post_id: postId,
      user_id: author.userId,
      text,
      is_anonymous: isAnonymous,
      idempotency_key: key ?? null,
      created_at: new Date(),
    })
    await postCommented(deps, tx, author, post)
    const row = found(await findComment(tx, id, author.userId))
    // One event goes to everybody, so it holds what a guest may see.
    const comment = commentView(row, guest)
    afterCommit(() => deps.live.publish({ post: postId }, 'commentAdded', { postId, comment }))
    return row
  })

/** Takes a comment away: its author at any time when they see the post, an admin any. */
export const removeComment = (deps: Deps, actor: SignedIn, place: Place): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = place
    await holdPost(tx, actor, postId)
    const comment = await holdComment(tx, place)
    if (!abilities(comment, actor).delete) throw new ApiError('comment_delete_forbidden')
    await deleteComment(tx, commentId)
    if (!isAuthor(comment, actor)) {
      const subject = { kind: 'comment', id: commentId } as const
      await recordAction(tx, actor, { action: 'comment.delete', subject, detail: { postId } })
    }
    afterCommit(() => deps.live.publish({ post: postId }, 'commentRemoved', { postId, commentId }))
  })

/** Votes a comment up or down; the same again takes the vote back. */
export const voteOnComment = (
  deps: Deps,
  actor: SignedIn,
  place: Place,
  direction: 'up' | 'down',
): Promise<CommentRow> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = place
    await holdPublicPost(tx, actor, postId)
    await holdComment(tx, place)
    await toggleVote(tx, commentId, actor.userId, direction === 'up')
    const row = found(await findComment(tx, commentId, actor.userId))
    const { upvote_count: upvoteCount, downvote_count: downvoteCount } = row
    const event = { postId, commentId, upvoteCount, downvoteCount, order: await nextOrder(tx) }
    afterCommit(() => deps.live.publish({ post: postId }, 'commentVoted', event))
    return row
  })

const holdComment = async (tx: Tx, { postId, commentId }: Place): Promise<CommentColumns> =>
  found(await lockComment(tx, postId, commentId))

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('comment_not_found')
  return row
}
