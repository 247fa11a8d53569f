import type { SuspectAction, SuspectVisibility } from '@bichar/contract/rules/suspectVisibility.ts'
import { recordAction } from '../audit/audit.ts'
import { refuseOwnItem } from '../audit/ownItems.ts'
import { dayOf } from '../authorship/days.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { onSuspectDecided } from '../notifications/suspectTriggers.ts'
import { onLeft } from '../notifications/waiting.ts'
import { auditedName, isCreator } from './policy.ts'
import { decided, reopened } from './states.ts'
import {
  lockNamedAlone,
  lockProposedOf,
  lockShownWith,
  lockSuspect,
  photosOf,
  tellReportsChanged,
  updateSuspect,
} from './store.ts'
import { deleteSuspect, retractPublished, visible } from './suspects.ts'

interface Verdict {
  action: SuspectAction
  /** Told to the creator of a suspect that is not shown. */
  reason: string
  /** The version that the moderator saw; if left out, any. */
  version?: number | undefined
}

/** Shows a suspect, sends it back, or removes it. */
export const decideSuspect = (deps: Deps, admin: SignedIn, id: string, verdict: Verdict): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const { action, version } = verdict
    const suspect = visible(await lockSuspect(deps, tx, id), admin)
    const visibility = decided(suspect.visibility, action)
    const isReturned = action === 'sendBack' && visibility === 'proposed'
    if (!visibility || (isReturned && suspect.is_returned)) throw new ApiError('already_decided')
    if (version !== undefined && version !== suspect.version) throw new ApiError('conflict')
    refuseOwnItem(admin, { isOwn: isCreator(suspect, admin), isAnonymous: true })
    const reason = visibility === 'shown' ? '' : verdict.reason
    await updateSuspect(tx, id, {
      visibility,
      is_returned: isReturned,
      review_reason: reason,
      shown_with: null,
      ...publicationOf(suspect.visibility, visibility),
    })
    if (suspect.visibility === 'shown') await retractPublished(tx, id, await photosOf(tx, id))
    // Public reports that name it say so only while it is proposed.
    else if (visibility === 'removed') await tellReportsChanged(tx, id)
    await onSuspectDecided(deps, tx, admin, suspect, { visibility, reason })
    await recordAction(tx, admin, {
      action: `suspect.${action}`,
      subject: { kind: 'suspect', id },
      detail: { name: auditedName(suspect), ...(reason && { reason }) },
      decided:
        suspect.visibility === 'proposed' && !suspect.is_returned
          ? { kind: 'suspect', since: null, isSentBack: visibility !== 'shown' }
          : undefined,
    })
  })

/** Takes the decision on a suspect back: it waits again. */
export const reopenSuspect = (deps: Deps, admin: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const suspect = visible(await lockSuspect(deps, tx, id), admin)
    const visibility = reopened(suspect.visibility, suspect.is_returned)
    if (!visibility) throw new ApiError('nothing_to_take_back')
    refuseOwnItem(admin, { isOwn: isCreator(suspect, admin), isAnonymous: true })
    await updateSuspect(tx, id, { visibility, is_returned: false, review_reason: '', shown_with: null })
    if (suspect.visibility === 'shown') await retractPublished(tx, id, await photosOf(tx, id))
    await onLeft(deps, tx, 'suspect')
    await recordAction(tx, admin, {
      action: 'suspect.reopen',
      subject: { kind: 'suspect', id },
      detail: { name: auditedName(suspect) },
    })
  })

/**
 * Shows the proposed suspects of a report together with it, except those in `leaveOut`, those that wait for their creator, and those
 * that the admin has added. The post must be locked.
 */
export async function showNamedSuspects(
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  postId: string,
  leaveOut: readonly string[],
): Promise<void> {
  for (const suspect of await lockProposedOf(deps, tx, postId)) {
    const { id } = suspect
    if (suspect.is_returned || leaveOut.includes(id) || isCreator(suspect, admin)) continue
    await updateSuspect(tx, id, {
      visibility: 'shown',
      shown_with: postId,
      ...publicationOf('proposed', 'shown'),
    })
    await recordAction(tx, admin, {
      action: 'suspect.show',
      subject: { kind: 'suspect', id },
      detail: { name: auditedName(suspect), postId },
      decided: { kind: 'suspect', since: null, isSentBack: false },
    })
  }
  await onLeft(deps, tx, 'suspect')
}

/**
 * A report is not public any more: the suspects that were shown with it are proposed again, unless another public report names
 * them. The post must be locked.
 */
export async function withdrawShownWith(tx: Tx, postId: string): Promise<void> {
  for (const { id, photo_id, other_post } of await lockShownWith(tx, postId)) {
    await updateSuspect(tx, id, { shown_with: other_post, ...(!other_post && { visibility: 'proposed' }) })
    if (!other_post) await retractPublished(tx, id, photo_id ? [photo_id] : [])
  }
}

/** A report is about to be deleted: the suspects that are not public without it and that nothing else names go with it. */
export async function deleteOrphanedSuspects(deps: Deps, tx: Tx, postId: string): Promise<void> {
  await withdrawShownWith(tx, postId)
  for (const id of await lockNamedAlone(tx, postId)) await deleteSuspect(deps, tx, id)
}

/** Becomes public with the day of that decision: the day on which it was proposed is nobody's business. */
const publicationOf = (before: SuspectVisibility, after: SuspectVisibility) =>
  before === 'proposed' && after === 'shown' ? { created_at: dayOf(new Date()) } : {}
