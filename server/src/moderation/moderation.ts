import { recordAction } from '../audit/audit.ts'
import { refuseOwnItem } from '../audit/ownItems.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { transact } from '../db/transaction.ts'
import { lockPost } from '../posts/changeStore.ts'
import { isAuthor } from '../posts/policy.ts'
import { readPost } from '../posts/posts.ts'
import { reviewPost } from '../posts/reviewing.ts'
import { showNamedSuspects } from '../suspects/deciding.ts'
import { type Decision, decided, reopened } from './states.ts'

interface Verdict {
  action: Decision
  /** Sent to the author when the post is sent back. */
  reason: string
  /** The proposed suspects who are not shown with an approved post. */
  leaveOut?: readonly string[] | undefined
  /** The version that the moderator saw; if left out, the current one when the request arrives. */
  version?: number | undefined
}

/**
 * Approves a post or sends it back. Throws if it is the admin's own and another admin can decide, or if somebody
 * else has decided on it or edited it meanwhile.
 */
export async function decidePost(deps: Deps, admin: SignedIn, id: string, verdict: Verdict): Promise<void> {
  const version = verdict.version ?? (await readPost(deps, admin, id)).version
  await transact(deps.kysely, async (tx, afterCommit) => {
    const post = await lockPost(deps, tx, id)
    if (!post) throw new ApiError('post_not_found')
    const own = refuseOwnItem(admin, { isOwn: isAuthor(post, admin), isAnonymous: post.is_anonymous })
    const state = decided(post.review_state, verdict.action)
    if (!state) throw new ApiError('already_decided')
    if (post.version !== version) {
      throw new ApiError(post.review_state === 'waiting' ? 'conflict' : 'already_decided')
    }
    const reason = state === 'returned' ? verdict.reason : ''
    if (state === 'approved') await showNamedSuspects(deps, tx, admin, id, verdict.leaveOut ?? [])
    await reviewPost(deps, tx, afterCommit, admin, post, { state, reason, decidedAt: new Date() })
    await recordAction(tx, admin, {
      action: `post.${verdict.action}`,
      subject: { kind: 'post', id },
      detail: { ...(reason && { reason }), ...own },
      decided:
        post.review_state === 'waiting'
          ? {
              kind: 'post',
              since: post.is_anonymous ? null : post.updated_at,
              isSentBack: state === 'returned',
            }
          : undefined,
    })
  })
}

/** Takes a decision on a post back: it waits again, as it is. */
export const reopenPost = (deps: Deps, admin: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const post = await lockPost(deps, tx, id)
    if (!post) throw new ApiError('post_not_found')
    const own = refuseOwnItem(admin, { isOwn: isAuthor(post, admin), isAnonymous: post.is_anonymous })
    const state = reopened(post.review_state)
    if (!state) throw new ApiError('nothing_to_take_back')
    await reviewPost(deps, tx, afterCommit, admin, post, { state, reason: '', decidedAt: new Date() })
    await recordAction(tx, admin, { action: 'post.reopen', subject: { kind: 'post', id }, detail: own })
  })
