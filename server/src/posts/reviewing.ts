import type { ReviewState } from '@bichar/contract/posts.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import type { AfterCommit } from '../db/transaction.ts'
import { onReportPublished } from '../follows/news.ts'
import { renameMedia } from '../media/media.ts'
import { onPostDecided, onPostReopened } from '../notifications/triggers.ts'
import { withdrawShownWith } from '../suspects/deciding.ts'
import { dropApprovedVersion, keepApprovedVersion } from './approvedVersionStore.ts'
import { attachedMedia, idsOf, timelineEvidence } from './attachmentStore.ts'
import { type PostColumns, setReview } from './changeStore.ts'

interface ReviewDecision {
  state: ReviewState
  /** Told to the author when the post is sent back. */
  reason: string
  decidedAt: Date
}

/**
 * Writes the decision on a post that this transaction has locked, and notifies its author. A post that was public gets new media
 * URLs, and everybody who watches it is disconnected from it.
 */
export async function reviewPost(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  admin: SignedIn,
  post: PostColumns,
  review: ReviewDecision,
): Promise<void> {
  const { id } = post
  const { state, reason } = review
  if (state === 'approved') await dropApprovedVersion(tx, id)
  // What was approved by mistake is no version to compare with.
  else if (post.is_allowed && state === 'returned') await keepApprovedVersion(tx, id)
  await setReview(tx, id, review)
  if (state === 'approved') await onReportPublished(deps, tx, post, review.decidedAt)
  if (post.is_allowed) {
    const below = [...idsOf(await attachedMedia(tx, id)), ...(await timelineEvidence(tx, id))]
    await renameMedia(tx, below)
    await withdrawShownWith(tx, id)
    afterCommit(() => deps.live.evictWatchers({ post: id }))
  }
  if (state === 'waiting') await onPostReopened(deps, tx, post)
  else await onPostDecided(deps, tx, admin, post, { approved: state === 'approved', reason })
}
