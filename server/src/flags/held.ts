import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { SignedIn } from '../actor.ts'
import { eraseHeldComment } from '../comments/comments.ts'
import { letThrough } from '../comments/holding.ts'
import { lockCommentOnPost } from '../comments/store.ts'
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

/** A flagged thing that a transaction holds, with what an admin can do to it. */
export interface Held {
  version: number
  /** What of it the audit log keeps; the post is the one that it is, or on which it stands. */
  detail: { title?: string; name?: string; postId?: string }
  /** Shows it to all again, where something kept it back. */
  keep?(): Promise<void>
  /** Takes it away for good; whoever made it is told why. */
  remove?(reason: string): Promise<void>
  /** Takes it out of public view until its author has corrected it. */
  takeDown?(reason: string): Promise<void>
}

interface Holding {
  deps: Deps
  tx: Tx
  afterCommit: AfterCommit
  admin: SignedIn
}

/** The post first, as whoever deletes it with what stands on it does. */
export const hold: Record<FlagKind, (by: Holding, id: string) => Promise<Held | undefined>> = {
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
    const held = await lockCommentOnPost(deps, tx, id)
    if (!held) return undefined
    const { comment, post } = held
    return {
      version: 1,
      detail: { postId: post.id },
      keep: () => letThrough(deps, tx, afterCommit, id),
      async remove(reason) {
        const onPost = { post_author_id: post.user_id, post_is_anonymous: post.is_anonymous }
        await eraseHeldComment(deps, tx, afterCommit, admin, { ...comment, ...onPost })
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

  // What is done about somebody is decided elsewhere, by what they are and did.
  async person({ tx }, id) {
    const isHere = (await existingAccounts(tx, [id])).length > 0
    return isHere ? { version: 1, detail: {} } : undefined
  },
}
