import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { recordAction } from '../audit/audit.ts'
import { refuseOwnItem } from '../audit/ownItems.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import { transact } from '../db/transaction.ts'
import { onReportsReviewed } from '../notifications/triggers.ts'
import { onLeft } from '../notifications/waiting.ts'
import { type LockedSubject, lockFlagged } from './lockFlagged.ts'
import { clearFlags, lastDismissal, oldestOpenFlag, reopenLatest, type Subject } from './store.ts'

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
    const own = refuseOwnItem(admin, locked.whose)
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
        ...(action === 'keep' && locked.isHidden && { wasHidden: true }),
        ...own,
      },
      decided: { kind: 'flag', since, isSentBack: action !== 'keep' },
    })
  })

/** Takes the dismissal of the flags on a thing back: the same flags are open again, and what they had hidden is hidden. */
export const reopenFlags = (deps: Deps, admin: SignedIn, subject: Subject): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const locked = await lockFlagged[subject.kind]({ deps, tx, afterCommit, admin }, subject.id)
    const own = locked && refuseOwnItem(admin, locked.whose)
    const dismissed = await lastDismissal(tx, subject)
    if (!locked || !dismissed) throw new ApiError('nothing_to_take_back')
    await reopenLatest(tx, subject, dismissed.reports)
    if (dismissed.wasHidden) await locked.hide?.()
    await onLeft(deps, tx, 'flag')
    const { postId, title, name } = locked.detail
    await recordAction(tx, admin, {
      action: 'flags.reopen',
      subject: { ...subject, kind: subject.kind === 'person' ? 'user' : subject.kind },
      detail: {
        ...(title !== undefined && { title }),
        ...(name !== undefined && { name }),
        ...(subject.kind !== 'post' && postId && { postId }),
        reports: dismissed.reports,
        ...own,
      },
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
