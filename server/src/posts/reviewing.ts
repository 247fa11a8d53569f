import type { ReviewState } from '@bichar/contract/posts.ts'
import type { SignedIn } from '../actor.ts'
import type { Tx } from '../db/db.ts'
import type { AfterCommit } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { onReportPublished } from '../follows/news.ts'
import { renameMedia } from '../media/media.ts'
import { onPostDecided } from '../notifications/triggers.ts'
import { attachedMedia, idsOf, timelineEvidence } from './attachmentStore.ts'
import { type PostColumns, setReview } from './changeStore.ts'

interface Reviewed {
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
  review: Reviewed,
): Promise<void> {
  const { id } = post
  const { state, reason } = review
  await setReview(tx, id, review)
  if (state === 'approved') await onReportPublished(deps, tx, post, review.decidedAt)
  if (post.is_allowed) {
    const below = [...idsOf(await attachedMedia(tx, id)), ...(await timelineEvidence(tx, id))]
    await renameMedia(tx, below)
    afterCommit(() => deps.live.evictWatchers({ post: id }))
  }
  await onPostDecided(deps, tx, admin, post, { approved: state === 'approved', reason })
}
