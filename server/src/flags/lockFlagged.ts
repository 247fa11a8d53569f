import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { SignedIn } from '../actor.ts'
import { eraseLockedComment } from '../comments/comments.ts'
import { lockCommentOnPost } from '../comments/store.ts'
import { approveComment } from '../comments/visibility.ts'
import type { Tx } from '../db/db.ts'
import type { AfterCommit } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { existingAccounts } from '../notifications/accountStore.ts'
import {
  onCommentRemoved,
  onPostRemoved,
  onSuspectRemoved,
  onTimelineRemoved,
} from '../notifications/triggers.ts'
import { lockPost } from '../posts/changeStore.ts'
import { erasePost } from '../posts/posts.ts'
import { reviewPost } from '../posts/reviewing.ts'
import { ApiError } from '../refusal.ts'
import { lockSuspect } from '../suspects/store.ts'
import { eraseSuspect } from '../suspects/suspects.ts'
import { findTimeline, lockTimeline } from '../timelines/store.ts'
import { eraseTimeline } from '../timelines/timelines.ts'

/** A flagged thing that the transaction has locked, and what an admin can do with it. */
export interface LockedSubject {
  version: number
  /** What the audit log stores about the thing; `postId` is the post itself, or the post that it belongs to. */
  detail: { title?: string; name?: string; postId?: string }
  /** Makes the thing public again, if it was hidden. */
  keep?(): Promise<void>
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
        detail: { title: post.title, postId: id },
        async remove(reason) {
          await erasePost(deps, tx, afterCommit, admin, id)
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
      detail: { postId: post.id },
      keep: () => approveComment(deps, tx, afterCommit, id),
      async remove(reason) {
        await eraseLockedComment(deps, tx, afterCommit, admin, comment)
        await onCommentRemoved(deps, tx, admin, comment, { post, reason })
      },
    }
  },

  async timeline({ deps, tx, admin }, id) {
    const entry = await findTimeline(deps, tx, id, admin.userId)
    if (!entry || !(await lockPost(deps, tx, entry.post_id)) || !(await lockTimeline(deps, tx, id))) {
      return undefined
    }
    return {
      version: 1,
      detail: { postId: entry.post_id, title: entry.title },
      async remove(reason) {
        await eraseTimeline(deps, tx, id)
        await onTimelineRemoved(deps, tx, admin, entry, reason)
      },
    }
  },

  async suspect({ deps, tx, admin }, id) {
    const suspect = await lockSuspect(deps, tx, id)
    return (
      suspect && {
        version: suspect.version,
        detail: { name: suspect.name },
        async remove(reason) {
          await eraseSuspect(deps, tx, id)
          await onSuspectRemoved(deps, tx, admin, suspect, reason)
        },
      }
    )
  },

  // Sanctions against a person are decided elsewhere, based on what they wrote and did.
  async person({ tx }, id) {
    const isHere = (await existingAccounts(tx, [id])).length > 0
    return isHere ? { version: 1, detail: {} } : undefined
  },
}
