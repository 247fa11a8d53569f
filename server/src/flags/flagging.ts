import type { FlagKind, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { isFound } from '../comments/policy.ts'
import { lockCommentOnPost } from '../comments/store.ts'
import { hideComment } from '../comments/visibility.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { existingAccounts } from '../notifications/accountStore.ts'
import { onFlagged } from '../notifications/triggers.ts'
import { lockPost } from '../posts/changeStore.ts'
import { lockPublicPost } from '../posts/posts.ts'
import { lockSuspect } from '../suspects/store.ts'
import { findTimeline, lockTimeline } from '../timelines/store.ts'
import { countIndependent, insertFlag, type Subject } from './store.ts'

/**
 * Flags something for the moderators. Everybody may flag what they can see, including their own, and have one open flag
 * for each thing.
 */
export const flag = (
  deps: Deps,
  reporter: SignedIn,
  subject: Subject,
  details: { reason: FlagReason; text: string },
): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    await lockPublic[subject.kind](deps, tx, reporter, subject.id)
    if (await insertFlag(tx, subject, { reporterId: reporter.userId, ...details })) await onFlagged(deps, tx)
    if (subject.kind === 'comment' && (await countIndependent(tx, subject)) >= hidingFlags)
      await hideComment(deps, tx, afterCommit, subject.id)
  })

/** A comment with flags from this many independent people is hidden until a moderator has reviewed it. */
const hidingFlags = 3

/**
 * Locks the thing until the transaction ends, and throws if it is not public. The post is locked before a comment or
 * entry that belongs to it.
 */
const lockPublic: Record<FlagKind, (deps: Deps, tx: Tx, reporter: SignedIn, id: string) => Promise<unknown>> =
  {
    post: lockPublicPost,
    async comment(deps, tx, _reporter, id) {
      const locked = await lockCommentOnPost(deps, tx, id)
      if (!locked?.post.is_allowed || !isFound(locked.comment, locked.parent))
        throw new ApiError('comment_not_found')
    },
    async timeline(deps, tx, reporter, id) {
      const entry = await findTimeline(deps, tx, id, reporter.userId)
      const post = entry && (await lockPost(deps, tx, entry.post_id))
      const locked = post?.is_allowed ? await lockTimeline(deps, tx, id) : undefined
      if (!locked?.is_approved) throw new ApiError('timeline_not_found')
    },
    async suspect(deps, tx, _reporter, id) {
      if ((await lockSuspect(deps, tx, id))?.visibility !== 'shown') throw new ApiError('suspect_not_found')
    },
    async person(_deps, tx, _reporter, id) {
      if ((await existingAccounts(tx, [id])).length === 0) throw new ApiError('user_not_found')
    },
  }
