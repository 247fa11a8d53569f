import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { Whose } from '../audit/ownItems.ts'
import { deleteLockedComment } from '../comments/comments.ts'
import { isAuthor as isAuthorOfComment, isShown } from '../comments/policy.ts'
import { lockCommentOnPost } from '../comments/store.ts'
import { approveComment, hideComment } from '../comments/visibility.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import type { AfterCommit } from '../db/transaction.ts'
import { existingAccounts } from '../notifications/accountStore.ts'
import { onSuspectRemoved } from '../notifications/suspectTriggers.ts'
import { onCommentRemoved, onPostRemoved, onTimelineRemoved } from '../notifications/triggers.ts'
import { lockPost } from '../posts/changeStore.ts'
import { isAuthor } from '../posts/policy.ts'
import { deletePost } from '../posts/posts.ts'
import { reviewPost } from '../posts/reviewing.ts'
import { auditedName, isCreator } from '../suspects/policy.ts'
import { lockSuspect } from '../suspects/store.ts'
import { deleteSuspect } from '../suspects/suspects.ts'
import { whoseEntry } from '../timelines/policy.ts'
import { findTimeline, lockTimeline } from '../timelines/store.ts'
import { deleteTimeline } from '../timelines/timelines.ts'

/** A flagged thing that the transaction has locked, and what an admin can do with it. */
export interface LockedSubject {
  version: number
  whose: Whose
  /** What the audit log stores about the thing; `postId` is the post itself, or the post that it belongs to. */
  detail: { title?: string; name?: string; postId?: string }
  /** Makes the thing public again, if it was hidden. */
  keep?(): Promise<void>
  /** Whether the thing waits unseen, so that keeping it shows it. */
  isHidden?: boolean
  /** Hides it again. */
  hide?(): Promise<void>
  /** Deletes the thing and notifies its author of the reason. */
  remove?(reason: string): Promise<void>
  /** Returns the post to its author, so that it is not public until it has been corrected and approved. */
  takeDown?(reason: string): Promise<void>
}

interface LockContext {
  deps: Deps
  tx: Tx
  afterCommit: AfterCommit
  admin: SignedIn
}

/** Locks the post before what belongs to it, in the order that deleting a post uses, which prevents deadlocks. */
export const lockFlagged: Record<
  FlagKind,
  (by: LockContext, id: string) => Promise<LockedSubject | undefined>
> = {
  async post({ deps, tx, afterCommit, admin }, id) {
    const post = await lockPost(deps, tx, id)
    return (
      post && {
        version: post.version,
        whose: { isOwn: isAuthor(post, admin), isAnonymous: post.is_anonymous },
        detail: { title: post.title, postId: id },
        async remove(reason) {
          await deletePost(deps, tx, afterCommit, admin, id)
          await onPostRemoved(deps, tx, admin, post, reason)
        },
        async takeDown(reason) {
          if (post.review_state === 'returned') throw new ApiError('already_decided')
          const review = { state: 'returned', reason, decidedAt: new Date() } as const
          await reviewPost(deps, tx, afterCommit, admin, post, review)
        },
      }
    )
  },

  async comment({ deps, tx, afterCommit, admin }, id) {
    const locked = await lockCommentOnPost(deps, tx, id)
    if (!locked) return undefined
    const { comment, post } = locked
    return {
      version: 1,
      whose: { isOwn: isAuthorOfComment(comment, admin), isAnonymous: comment.is_anonymous },
      detail: { postId: post.id },
      isHidden: !isShown(comment),
      keep: () => approveComment(deps, tx, afterCommit, id),
      hide: () => hideComment(deps, tx, afterCommit, id),
      async remove(reason) {
        await deleteLockedComment(deps, tx, afterCommit, admin, comment)
        await onCommentRemoved(deps, tx, admin, comment, { post, reason })
      },
    }
  },

  async timeline({ deps, tx, admin }, id) {
    const entry = await findTimeline(deps, tx, id, admin.userId)
    const post = entry && (await lockPost(deps, tx, entry.post_id))
    const locked = post && (await lockTimeline(deps, tx, id))
    if (!locked) return undefined
    return {
      version: 1,
      whose: whoseEntry(locked, post, admin),
      detail: { postId: entry.post_id, title: entry.title },
      async remove(reason) {
        await deleteTimeline(deps, tx, id)
        await onTimelineRemoved(deps, tx, admin, entry, reason)
      },
    }
  },

  async suspect({ deps, tx, admin }, id) {
    const suspect = await lockSuspect(deps, tx, id)
    return (
      suspect && {
        version: suspect.version,
        whose: { isOwn: isCreator(suspect, admin), isAnonymous: true },
        detail: { name: auditedName(suspect) },
        async remove(reason) {
          await deleteSuspect(deps, tx, id)
          await onSuspectRemoved(deps, tx, admin, suspect, reason)
        },
      }
    )
  },

  // Sanctions against a person are decided elsewhere, based on what they wrote and did.
  async person({ tx, admin }, id) {
    const isHere = (await existingAccounts(tx, [id])).length > 0
    const whose = { isOwn: id === admin.userId, isAnonymous: false }
    return isHere ? { version: 1, whose, detail: {} } : undefined
  },
}
