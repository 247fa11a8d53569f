import type { SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { lockPost } from '../posts/changeStore.ts'
import { readPost } from '../posts/posts.ts'
import { reviewPost } from '../posts/reviewing.ts'
import { ApiError } from '../refusal.ts'
import { type Decision, decided } from './states.ts'

interface Verdict {
  action: Decision
  /** Sent to the author when the post is sent back. */
  reason: string
  /** The version that the moderator saw; if left out, the current one when the request arrives. */
  version?: number | undefined
}

/** Approves a post or sends it back. Throws if somebody else has decided on it or edited it meanwhile. */
export async function decidePost(deps: Deps, admin: SignedIn, id: string, verdict: Verdict): Promise<void> {
  const version = verdict.version ?? (await readPost(deps, admin, id)).version
  await transact(deps.kysely, async (tx, afterCommit) => {
    const post = await lockPost(deps, tx, id)
    if (!post) throw new ApiError('post_not_found')
    const state = decided(post.review_state, verdict.action)
    if (!state) throw new ApiError('already_decided')
    if (post.version !== version) {
      throw new ApiError(post.review_state === 'waiting' ? 'conflict' : 'already_decided')
    }
    const reason = state === 'returned' ? verdict.reason : ''
    await reviewPost(deps, tx, afterCommit, admin, post, { state, reason, decidedAt: new Date() })
    await recordAction(tx, admin, {
      action: `post.${verdict.action}`,
      subject: { kind: 'post', id },
      detail: reason ? { reason } : {},
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
