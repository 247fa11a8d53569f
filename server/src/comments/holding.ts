import type { Tx } from '../db/db.ts'
import type { AfterCommit } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { afterTheHour } from '../notifications/hourly.ts'
import { noteUntold } from '../notifications/subjectStore.ts'
import { onPostCommented } from '../notifications/triggers.ts'
import { publishAdded, publishRemoved } from './comments.ts'
import { isFound, isShown } from './policy.ts'
import { findComment, lockCommentOnPost, setState } from './store.ts'

/**
 * Shows a comment that waited, if it is there and does. Who watches the post hears of it now, and so does the post's author, unless it
 * was shown before.
 */
export async function letThrough(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  commentId: string,
): Promise<void> {
  const held = await lockCommentOnPost(deps, tx, commentId)
  if (!held || isShown(held.comment)) return
  const { comment, post, parent } = held
  await setState(tx, commentId, 'shown')
  if (comment.state === 'held') {
    const dueAt = comment.is_anonymous ? afterTheHour().at : new Date()
    await noteUntold(tx, { postId: post.id, commentId, parentId: comment.parent_id, dueAt })
  }
  const row = await findComment(deps, tx, commentId, null)
  afterCommit(() => {
    onPostCommented(deps)
    if (row && post.is_allowed && isFound(row, parent)) publishAdded(deps, post.id, row)
  })
}

/** Takes a comment out of sight, and with it what answers it, until a moderator has looked at it. */
export async function hide(deps: Deps, tx: Tx, afterCommit: AfterCommit, commentId: string): Promise<void> {
  const held = await lockCommentOnPost(deps, tx, commentId)
  if (!held || !isShown(held.comment)) return
  await setState(tx, commentId, 'hidden')
  const { post, parent } = held
  afterCommit(() => publishRemoved(deps, { postId: post.id, commentId, parent }))
}
