import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { SignedIn } from '../actor.ts'
import type { Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { onReportsReviewed } from './triggers.ts'
import { clearOpenFlags, openFlagsOnReplies, openReportersBelow } from './waitingStore.ts'

/** What becomes of flags where the thing goes that they are about, for the figures. */
export interface DecidedFlags {
  kind: 'flag'
  since: Date | null
  isSentBack: true
}

/**
 * Something goes, other than by a decision on its flags: whoever has flagged it is told all the same, and admins that less waits. To be
 * said before it is deleted, by nobody where it goes with an account. Returns what that decides; undefined where nothing was flagged.
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
  // What Bichar raised itself may tell the day alone.
  const since = open.find(({ is_automatic }) => !is_automatic)?.created_at ?? null
  return { kind: 'flag', since, isSentBack: true }
}

/** A comment goes with all that answers it: so it is with whoever has flagged any of that. */
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

/** A post goes with all that stands on it: whoever has flagged it or any of that, and was not told yet what came of it, is told. Not after it is deleted: its flags go with it. */
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
