import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { onReportsReviewed } from './triggers.ts'
import { clearOpenFlags, openFlagsOnReplies, openReportersBelow } from './waitingStore.ts'

/** The outcome of flags whose subject is deleted, for the statistics. */
export interface DecidedFlags {
  kind: 'flag'
  since: Date | null
  isSentBack: true
}

/**
 * Called before something is deleted other than by a decision on its flags: whoever flagged it is notified as they would be of a
 * decision, and the number of waiting flags for admins is updated. `actor` is undefined if the thing is deleted with an account.
 * Returns the decision on the flags; undefined if there were none.
 */
export async function beforeFlaggedDeleted(
  deps: Deps,
  tx: Tx,
  actor: SignedIn | undefined,
  { kind, id }: { kind: FlagKind; id: string },
): Promise<DecidedFlags | undefined> {
  const open = await clearOpenFlags(tx, id)
  if (open.length === 0) return undefined
  const reporters = open.flatMap(({ reporter_id }) => reporter_id ?? [])
  await onReportsReviewed(deps, tx, actor, reporters, { flagged: kind, outcome: 'removed' })
  // Only flags by people count: an automatic one would reveal more than the day on which something was written.
  const since = open.find(({ is_automatic }) => !is_automatic)?.created_at ?? null
  return { kind: 'flag', since, isSentBack: true }
}

/** A comment is deleted together with its answers: whoever flagged one of those is notified as well. */
export async function beforeFlaggedRepliesDeleted(
  deps: Deps,
  tx: Tx,
  actor: SignedIn | undefined,
  commentId: string,
): Promise<void> {
  const open = await openFlagsOnReplies(tx, commentId)
  if (open.length === 0) return
  const reporters = open.flatMap(({ reporter_id }) => reporter_id ?? [])
  await onReportsReviewed(deps, tx, actor, reporters, { flagged: 'comment', outcome: 'removed' })
}

/**
 * A post is deleted together with everything on it: whoever flagged any of that, and has not been notified of the outcome yet, is
 * notified. Must run before the deletion, which also deletes the flags.
 */
export async function beforeFlaggedPostDeleted(
  deps: Deps,
  tx: Tx,
  actor: SignedIn | undefined,
  postId: string,
): Promise<DecidedFlags | undefined> {
  const decided = await beforeFlaggedDeleted(deps, tx, actor, { kind: 'post', id: postId })
  const reporters = Map.groupBy(await openReportersBelow(tx, postId), ({ kind }) => kind)
  for (const [kind, those] of reporters) {
    const ids = those.map(({ reporter_id }) => reporter_id)
    await onReportsReviewed(deps, tx, actor, ids, { flagged: kind, outcome: 'removed' })
  }
  return decided
}
