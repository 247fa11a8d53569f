import type { FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import type { SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { onFlagged, onPostRemoved, onReportsReviewed } from '../notifications/triggers.ts'
import { erasePost, lockPublicPost, lockVisiblePost } from '../posts/posts.ts'
import { ApiError } from '../refusal.ts'
import { clearFlags, insertFlag } from './store.ts'

/** Tells the admins what is wrong with a post. Anybody may report any post, also their own, with one open report at a time. */
export const reportPost = (
  deps: Deps,
  reporter: SignedIn,
  id: string,
  said: { reason: FlagReason; text: string },
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    await lockPublicPost(deps, tx, reporter, id)
    await insertFlag(tx, { kind: 'post', id }, { reporterId: reporter.userId, ...said })
    await onFlagged(deps, tx)
  })

interface Ruling {
  action: 'ignore' | 'delete'
  /** What the admin looked at; without them, the post and its reports as they are. */
  version?: number | undefined
  reportCount?: number | undefined
}

/**
 * Decides on the open reports of a post: clears them, or takes the post away. Of two admins one decides; whoever has
 * not seen the post or the reports as they are now is refused.
 */
export const decideReported = (
  deps: Deps,
  admin: SignedIn,
  id: string,
  { action, version, reportCount }: Ruling,
): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const post = await lockVisiblePost(deps, tx, admin, id)
    if (post.report_count === 0) throw new ApiError('already_decided')
    if (version !== undefined && version !== post.version) throw new ApiError('conflict')
    if (reportCount !== undefined && reportCount !== post.report_count) throw new ApiError('conflict')
    const reporters = await clearFlags(tx, { kind: 'post', id })
    const stillHere = reporters.filter((reporter) => reporter !== null)
    if (action === 'delete') {
      await erasePost(deps, tx, afterCommit, id)
      await onPostRemoved(deps, tx, admin, post)
    }
    await onReportsReviewed(deps, tx, admin, stillHere, {
      postId: id,
      outcome: action === 'delete' ? 'removed' : 'kept',
    })
    await recordAction(tx, admin, {
      action: action === 'delete' ? 'post.delete' : 'post.ignoreReports',
      subject: { kind: 'post', id },
      detail: { title: post.title, reports: reporters.length },
    })
  })
