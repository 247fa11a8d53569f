import type { RevisionAction } from '@bichar/contract/rules/suspectVisibility.ts'
import { recordAction } from '../audit/audit.ts'
import { refuseOwnItem } from '../audit/ownItems.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { transact } from '../db/transaction.ts'
import { removeMedia } from '../media/media.ts'
import { onSuspectChangeDecided } from '../notifications/suspectTriggers.ts'
import { changesTo, redoing } from './changes.ts'
import { findRevisionRow, type RevisionRow } from './feed.ts'
import { auditedName } from './policy.ts'
import { endProposal, findRevision } from './revisionStore.ts'
import { lockSuspect, type SuspectRow } from './store.ts'
import { applyChange, readSuspect, visible } from './suspects.ts'

interface Verdict {
  action: RevisionAction
  /** Told to whoever proposed a change that is refused. */
  reason: string
  /** The version of the suspect that the moderator saw; if left out, any. */
  version?: number | undefined
}

/** A proposed change with its suspect; its values are what it would change of the suspect as it is now. */
export async function readProposal(
  deps: Deps,
  admin: SignedIn,
  revisionId: string,
): Promise<{ suspect: SuspectRow; revision: RevisionRow }> {
  const revision = await findRevisionRow(deps.kysely, revisionId)
  if (!revision) throw new ApiError('revision_not_found')
  const suspect = await readSuspect(deps, admin, revision.suspect_id)
  return { suspect, revision: { ...revision, ...changesNow(revision, suspect) } }
}

const changesNow = (
  { changes, changed_photo, name_after }: RevisionRow,
  suspect: SuspectRow,
): Pick<RevisionRow, 'changes' | 'changed_photo' | 'name_before' | 'bytes_before'> => ({
  changes: changesTo(suspect, redoing(changes, suspect)),
  changed_photo: changed_photo && name_after !== (suspect.photo?.name ?? null),
  name_before: suspect.photo?.name ?? null,
  bytes_before: suspect.photo?.bytes ?? null,
})

/** Confirms a proposed change of a suspect, which then takes effect, or refuses it. */
export const decideChange = (
  deps: Deps,
  admin: SignedIn,
  { suspectId, revisionId }: { suspectId: string; revisionId: string },
  { action, reason, version }: Verdict,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const suspect = visible(await lockSuspect(deps, tx, suspectId), admin)
    const revision = await findRevision(deps, tx, suspectId, revisionId)
    if (!revision) throw new ApiError('revision_not_found')
    if (revision.state !== 'proposed') throw new ApiError('already_decided')
    if (version !== undefined && version !== suspect.version) throw new ApiError('conflict')
    const { id, photo_after, proposer_id: proposerId } = revision
    refuseOwnItem(admin, { isOwn: proposerId === admin.userId, isAnonymous: true })
    const isConfirmed = action === 'confirm'
    if (isConfirmed) {
      const wanted = redoing(revision.changes, suspect)
      if (wanted.crime_types?.length === 0) throw new ApiError('crime_type_required')
      const changes = changesTo(suspect, wanted)
      const photo = revision.changed_photo ? photo_after : suspect.photo_id
      await endProposal(tx, id, {
        state: 'confirmed',
        number: suspect.version,
        changes: JSON.stringify(changes),
        ...(revision.changed_photo && { photo_before: suspect.photo_id }),
      })
      await applyChange(deps, tx, suspect, { changes, photo, admin: null })
    } else {
      await endProposal(tx, id, { state: 'refused', reason, photo_after: null })
      if (photo_after) await removeMedia(deps, tx, [photo_after])
    }
    await onSuspectChangeDecided(deps, tx, admin, { id, suspectId, proposerId }, { isConfirmed, reason })
    await recordAction(tx, admin, {
      action: isConfirmed ? 'suspect.confirmChange' : 'suspect.refuseChange',
      subject: { kind: 'suspect', id: suspectId },
      detail: { name: auditedName(suspect), ...(!isConfirmed && reason && { reason }) },
      decided: { kind: 'suspect', since: null, isSentBack: !isConfirmed },
    })
  })
