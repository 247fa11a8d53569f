import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { onReportsReviewed } from '../notifications/triggers.ts'
import { ApiError, invalidField } from '../refusal.ts'
import { type LockedSubject, lockFlagged } from './lockFlagged.ts'
import { clearFlags, oldestOpenFlag, type Subject } from './store.ts'

export interface Ruling {
  action: 'keep' | 'remove' | 'takeDown'
  /** Sent to the author of what is removed or taken down. */
  reason: string
  /** The version and the number of flags that the admin saw; if left out, any current state is accepted. */
  version?: number | undefined
  flagCount?: number | undefined
  /** The error when the thing no longer exists; by default `already_decided`, because its flags were deleted with it. */
  ifGone?: ErrorCode
}

/**
 * Decides on the open flags of a thing: closes them, and removes the thing or sends a post back. Of two admins who
 * decide at the same time only the first succeeds; an admin who has not seen the current version of the thing or all of
 * its flags gets a conflict.
 */
export const decideFlagged = (deps: Deps, admin: SignedIn, subject: Subject, ruling: Ruling): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { action, reason, version, flagCount, ifGone = 'already_decided' } = ruling
    const locked = await lockFlagged[subject.kind]({ deps, tx, afterCommit, admin }, subject.id)
    if (!locked) throw new ApiError(ifGone)
    const since = await oldestOpenFlag(tx, subject)
    const reporters = await clearFlags(tx, subject)
    if (reporters.length === 0) throw new ApiError('already_decided')
    if (version !== undefined && version !== locked.version) throw new ApiError('conflict')
    if (flagCount !== undefined && flagCount !== reporters.length) throw new ApiError('conflict')
    await carriedOut(locked, action)(reason)
    await onReportsReviewed(
      deps,
      tx,
      admin,
      reporters.filter((reporter) => reporter !== null),
      { postId: locked.detail.postId, flagged: subject.kind, outcome: outcomes[action] },
    )
    const { postId, ...detail } = locked.detail
    await recordAction(tx, admin, {
      action: auditActions[action](subject),
      subject: { ...subject, kind: subject.kind === 'person' ? 'user' : subject.kind },
      detail: {
        ...detail,
        ...(subject.kind !== 'post' && postId && { postId }),
        ...(reason && { reason }),
        reports: reporters.length,
      },
      decided: { kind: 'flag', since, isSentBack: action !== 'keep' },
    })
  })

const outcomes = { keep: 'kept', remove: 'removed', takeDown: 'takenDown' } as const

function carriedOut(locked: LockedSubject, action: Ruling['action']): (reason: string) => Promise<void> {
  if (action === 'keep') return locked.keep ?? (async () => undefined)
  const act = locked[action]
  if (!act) throw invalidField('action', 'unknown_value')
  return act
}

const auditActions: Record<Ruling['action'], (subject: Subject) => AuditAction> = {
  keep: ({ kind }) => (kind === 'post' ? 'post.ignoreReports' : 'flags.ignore'),
  // A flagged account is never deleted by this call.
  remove: ({ kind }) => (kind === 'person' ? 'flags.ignore' : `${kind}.delete`),
  takeDown: () => 'post.takeDown',
}
