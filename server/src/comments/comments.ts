import { recordAction } from '../audit/audit.ts'
import { authorOf } from '../authorship/authors.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, retryOnDeadlock, transact } from '../db/transaction.ts'
import {
  beforeFlaggedDeleted,
  beforeFlaggedRepliesDeleted,
  type DecidedFlags,
} from '../notifications/flagged.ts'
import { beforeCommentDeleted, onCommentRemoved } from '../notifications/triggers.ts'
import { lockVisiblePost, publicPost } from '../posts/posts.ts'
import { abilities, isAuthor, isFound, mayFind } from './policy.ts'
import {
  type CommentColumns,
  deleteCommentRow,
  deleteDepartedVote,
  deleteReplies,
  findComment,
  lockComment,
  lockCommentOnPost,
  lockParent,
  namedCommentsOf,
  repliesTo,
  toggleVote,
} from './store.ts'

/** Identifies a comment and its post. */
interface CommentRef {
  postId: string
  commentId: string
}

/** Deletes a comment: authors can delete their own as long as they see the post, admins any. */
export const removeComment = (deps: Deps, actor: SignedIn, ref: CommentRef, reason = ''): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = ref
    const post = await lockVisiblePost(deps, tx, actor, postId)
    const comment = await lockExistingComment(deps, tx, ref)
    if (!mayFind(comment, await lockParent(deps, tx, comment), actor)) throw new ApiError('comment_not_found')
    if (!abilities(comment, actor).delete) throw new ApiError('comment_delete_forbidden')
    const decided = await deleteLockedComment(deps, tx, afterCommit, actor, comment)
    if (!isAuthor(comment, actor)) {
      const subject = { kind: 'comment', id: commentId } as const
      await onCommentRemoved(deps, tx, actor, comment, { post, reason })
      const detail = { postId, ...(reason && { reason }) }
      await recordAction(tx, actor, { action: 'comment.delete', subject, detail, decided })
    }
  })

interface Vote {
  direction: 'up' | 'down'
  /** Whether this vote or none is to be in place afterwards; if undefined, repeating a vote takes it back. */
  wanted?: boolean | undefined
}

/** Votes a comment up or down, or takes the vote back. */
export const voteOnComment = (
  deps: Deps,
  actor: SignedIn,
  ref: CommentRef,
  { direction, wanted }: Vote,
): Promise<Votes & { hasUpvoted: boolean; hasDownvoted: boolean }> =>
  retryOnDeadlock(async () => {
    const { postId, commentId } = ref
    const isUp = direction === 'up'
    const vote = async (asAuthor: boolean | null) => {
      const voted = await toggleVote(deps, ref, actor.userId, isUp, asAuthor)
      publicPost(deps, actor, postId, voted)
      if (voted.is_unnamed === null) throw new ApiError('comment_not_found')
      return voted
    }
    let voted = await vote(null)
    let asAuthor: boolean | null = null
    // For an anonymous comment nothing has been changed yet.
    if (voted.change === null) {
      const user_id = authorOf(deps.authorship, { id: commentId, user_id: null, sealed_author: voted.sealed })
      asAuthor = isAuthor({ user_id }, actor)
      voted = await vote(asAuthor)
    }
    // Votes again if the last call took back a wanted vote, or gave an unwanted one.
    while (wanted !== undefined && voted.vote !== (wanted ? isUp : null)) voted = await vote(asAuthor)
    const counts = { upvoteCount: voted.upvotes, downvoteCount: voted.downvotes }
    publishVotes(deps, { ...ref, ...counts, order: Number(voted.change) })
    return { ...counts, hasUpvoted: voted.vote === true, hasDownvoted: voted.vote === false }
  })

/** Deletes all comments that somebody whose account is deleted wrote under their name. The posts must be locked. */
export async function deleteNamedCommentsOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const comment of await namedCommentsOf(tx, userId))
    await deleteLockedComment(deps, tx, afterCommit, undefined, comment)
}

/** Deletes a comment of somebody whose account is gone, if it still exists. */
export const deleteComment = (deps: Deps, id: string): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const locked = await lockCommentOnPost(deps, tx, id)
    if (locked) await deleteLockedComment(deps, tx, afterCommit, undefined, locked.comment)
  })

/** Removes the vote of somebody whose account is gone, if the comment still exists. */
export const takeBackVote = (deps: Deps, commentId: string, isUp: boolean): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const locked = await lockCommentOnPost(deps, tx, commentId)
    if (!locked || !(await deleteDepartedVote(tx, commentId, isUp))) return
    const { upvote_count: upvoteCount, downvote_count: downvoteCount } = found(
      await findComment(deps, tx, commentId, null),
    )
    const counts = { upvoteCount, downvoteCount, order: await nextOrder(tx) }
    afterCommit(() => publishVotes(deps, { postId: locked.post.id, commentId, ...counts }))
  })

/**
 * Deletes a comment and its answers from a post that this transaction has locked. People who watch the post or flagged the
 * comment are told, except `actor`, and the counts in notifications are reduced. Returns the decision on its flags.
 */
export async function deleteLockedComment(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  actor: SignedIn | undefined,
  comment: Pick<CommentColumns, 'id' | 'post_id' | 'parent_id' | 'state'>,
): Promise<DecidedFlags | undefined> {
  const { id: commentId, post_id: postId } = comment
  const parent = await lockParent(deps, tx, comment)
  const decided = await beforeFlaggedDeleted(deps, tx, actor, { kind: 'comment', id: commentId })
  const replyIds = comment.parent_id === null ? await repliesTo(tx, commentId) : []
  if (replyIds.length > 0) {
    await beforeFlaggedRepliesDeleted(deps, tx, actor, commentId)
    await deleteReplies(tx, commentId)
  }
  await beforeCommentDeleted(deps, tx, comment, { parent, replyIds })
  await deleteCommentRow(tx, commentId)
  // If nobody could see the comment, nobody is told that it is gone.
  if (isFound(comment, parent)) afterCommit(() => publishRemoved(deps, { postId, commentId, parent }))
  return decided
}

/** Tells those who watch the post that a comment and its answers can no longer be seen. */
export const publishRemoved = (
  deps: Deps,
  { postId, commentId, parent }: CommentRef & { parent: { id: string } | undefined },
): void =>
  deps.live.publish({ post: postId }, 'commentRemoved', {
    postId,
    commentId,
    ...(parent && { parentId: parent.id }),
  })

interface Votes {
  upvoteCount: number
  downvoteCount: number
}

/** Called after the commit: tells those who watch the post. */
function publishVotes(deps: Deps, event: CommentRef & Votes & { order: number }): void {
  deps.guestCache.markStale(event.postId)
  deps.live.publish({ post: event.postId }, 'commentVoted', event)
}

const lockExistingComment = async (
  deps: Deps,
  tx: Tx,
  { postId, commentId }: CommentRef,
): Promise<CommentColumns> => found(await lockComment(deps, tx, postId, commentId))

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('comment_not_found')
  return row
}
