import { guest, type SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import { keptTime } from '../authorship/days.ts'
import type { Tx } from '../db/db.ts'
import type { IdempotencyKey } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { beforeCommentDeleted, onPostCommented } from '../notifications/triggers.ts'
import { lockPublicPost, lockVisiblePost } from '../posts/posts.ts'
import { ApiError } from '../refusal.ts'
import { abilities, isAuthor } from './policy.ts'
import {
  type CommentColumns,
  type CommentRow,
  commentWithKey,
  deleteComment,
  deleteDepartedVote,
  deleteVote,
  findComment,
  insertComment,
  lockComment,
  lockCommentOnPost,
  namedCommentsOf,
  toggleAuthorsVote,
  toggleVote,
} from './store.ts'
import { commentView } from './view.ts'

export interface NewComment extends IdempotencyKey {
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
  { text, isAnonymous, idempotencyKey }: NewComment,
): Promise<CommentRow> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const post = await lockPublicPost(deps, tx, author, postId)
    const key = idempotencyKey && deps.authorship.digest('comments', author.userId, postId, idempotencyKey)
    const earlier = key && (await commentWithKey(tx, key))
    if (earlier) return found(await findComment(deps, tx, earlier, author.userId))
    const id = newId()
    await insertComment(deps, tx, {
      id,
      post_id: postId,
      user_id: author.userId,
      text,
      is_anonymous: isAnonymous,
      idempotency_key: key ?? null,
      created_at: keptTime(new Date(), isAnonymous),
    })
    await onPostCommented(deps, tx, author, post, { id, isAnonymous })
    const row = found(await findComment(deps, tx, id, author.userId))
    // One event goes to everybody, so it holds what a guest may see.
    const comment = commentView(row, guest)
    afterCommit(() => {
      deps.guestCache.soften(postId)
      deps.live.publish({ post: postId }, 'commentAdded', { postId, comment })
    })
    return row
  })

/** Takes a comment away: its author at any time when they see the post, an admin any. */
export const removeComment = (deps: Deps, actor: SignedIn, place: Place): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = place
    const post = await lockVisiblePost(deps, tx, actor, postId)
    const comment = await holdComment(deps, tx, place)
    if (!abilities(comment, actor).delete) throw new ApiError('comment_delete_forbidden')
    await takeAway(deps, tx, afterCommit, {
      ...comment,
      post_author_id: post.user_id,
      post_is_anonymous: post.is_anonymous,
    })
    if (!isAuthor(comment, actor)) {
      const subject = { kind: 'comment', id: commentId } as const
      await recordAction(tx, actor, { action: 'comment.delete', subject, detail: { postId } })
    }
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
    await lockPublicPost(deps, tx, actor, postId)
    const comment = await holdComment(deps, tx, place)
    const isUp = direction === 'up'
    if (comment.is_anonymous && isAuthor(comment, actor)) {
      // One with the person may be left of when nobody could say, here, whose the comment is.
      await deleteVote(tx, commentId, actor.userId)
      await toggleAuthorsVote(tx, commentId, isUp)
    } else await toggleVote(tx, commentId, actor.userId, isUp)
    return tellVotes(deps, tx, afterCommit, place, actor.userId)
  })

/** Takes away everything that somebody who leaves has commented with their name. The posts must be held. */
export async function eraseNamedCommentsOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const comment of await namedCommentsOf(deps, tx, userId))
    await takeAway(deps, tx, afterCommit, comment)
}

/** Takes away a comment of somebody who has left, if it is still there. */
export const eraseComment = (deps: Deps, id: string): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const held = await lockCommentOnPost(deps, tx, id)
    if (!held) return
    await takeAway(deps, tx, afterCommit, {
      ...held.comment,
      post_author_id: held.post.user_id,
      post_is_anonymous: held.post.is_anonymous,
    })
  })

/** Takes back a vote on a comment of somebody who has left, if the comment is still there. */
export const takeBackVote = (deps: Deps, commentId: string, isUp: boolean): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const held = await lockCommentOnPost(deps, tx, commentId)
    if (!held || !(await deleteDepartedVote(tx, commentId, isUp))) return
    await tellVotes(deps, tx, afterCommit, { postId: held.post.id, commentId }, null)
  })

interface Goes {
  id: string
  user_id: string | null
  post_id: string
  post_author_id: string | null
  post_is_anonymous: boolean
}

/** Takes a comment away from a post that is held; who watches the post hears so, and its author is told of one fewer. */
async function takeAway(deps: Deps, tx: Tx, afterCommit: AfterCommit, comment: Goes): Promise<void> {
  const { id: commentId, post_id: postId } = comment
  await deleteComment(tx, commentId)
  await beforeCommentDeleted(deps, tx, comment)
  afterCommit(() => deps.live.publish({ post: postId }, 'commentRemoved', { postId, commentId }))
}

/** The votes on a comment that is held, told to those who watch its post once the change stands. */
async function tellVotes(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  place: Place,
  viewerId: string | null,
): Promise<CommentRow> {
  const row = found(await findComment(deps, tx, place.commentId, viewerId))
  const { upvote_count: upvoteCount, downvote_count: downvoteCount } = row
  const event = { ...place, upvoteCount, downvoteCount, order: await nextOrder(tx) }
  afterCommit(() => {
    deps.guestCache.soften(place.postId)
    deps.live.publish({ post: place.postId }, 'commentVoted', event)
  })
  return row
}

const holdComment = async (deps: Deps, tx: Tx, { postId, commentId }: Place): Promise<CommentColumns> =>
  found(await lockComment(deps, tx, postId, commentId))

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('comment_not_found')
  return row
}
