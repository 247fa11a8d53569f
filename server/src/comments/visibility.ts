import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import type { AfterCommit } from '../db/transaction.ts'
import { nextFullHour } from '../notifications/hourly.ts'
import { addPendingComment } from '../notifications/subjectStore.ts'
import { onPostCommented } from '../notifications/triggers.ts'
import { publishAdded } from './addComment.ts'
import { publishRemoved } from './comments.ts'
import { isFound, isShown } from './policy.ts'
import { findComment, lockCommentOnPost, setState } from './store.ts'

/**
 * Shows a comment that waits; does nothing if it does not exist or is shown. Those who watch the post are told, and so is the
 * author of the post, unless the comment was shown before.
 */
export async function approveComment(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  commentId: string,
): Promise<void> {
  const locked = await lockCommentOnPost(deps, tx, commentId)
  if (!locked || isShown(locked.comment)) return
  const { comment, post, parent } = locked
  await setState(tx, commentId, 'shown')
  if (comment.state === 'held') {
    const dueAt = comment.is_anonymous ? nextFullHour().at : new Date()
    await addPendingComment(tx, { postId: post.id, commentId, parentId: comment.parent_id, dueAt })
  }
  const row = await findComment(deps, tx, commentId, null)
  afterCommit(() => {
    onPostCommented(deps)
    if (row && post.is_allowed && isFound(row, parent)) publishAdded(deps, post.id, row)
  })
}

/** Hides a comment and its answers until a moderator has looked at it. */
export async function hideComment(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  commentId: string,
): Promise<void> {
  const locked = await lockCommentOnPost(deps, tx, commentId)
  if (!locked || !isShown(locked.comment)) return
  await setState(tx, commentId, 'hidden')
  const { post, parent } = locked
  afterCommit(() => publishRemoved(deps, { postId: post.id, commentId, parent }))
}
