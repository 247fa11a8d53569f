import { isMinor } from '@bichar/contract/rules/age.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { recordAction } from '../audit/audit.ts'
import { coarseTimestamp, dayOf } from '../authorship/days.ts'
import { showMade } from '../authorship/hiding.ts'
import type { Actor, SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import type { Changes } from '../db/columnTypes.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { onStatusChanged } from '../follows/news.ts'
import { deleteFollowNotifications } from '../follows/newsStore.ts'
import { changeWithUploads } from '../media/attach.ts'
import { removeMedia, renameMedia, type ShownMedia } from '../media/media.ts'
import { beforeFlaggedDeleted } from '../notifications/flagged.ts'
import { onSuspectPending } from '../notifications/suspectTriggers.ts'
import { onLeft } from '../notifications/waiting.ts'
import { changesTo, outcomeOf, type PartialProfile, type Profile, undoing } from './changes.ts'
import type { SuspectColumns } from './columns.ts'
import {
  abilities,
  actsAsAdmin,
  auditedName,
  isCreator,
  isRedacted,
  maySee,
  needsConfirmation,
  type OwnedSuspect,
} from './policy.ts'
import { findRevision, insertRevision } from './revisionStore.ts'
import {
  deleteSuspectRow,
  findSuspect,
  insertSuspect,
  isNamed,
  lockSuspect,
  photosOf,
  renewWaitingPosts,
  type SuspectRow,
  updateSuspect,
} from './store.ts'

export interface SuspectEdit extends PartialProfile {
  /** The version that the editor saw; if left out, any version is changed. */
  version?: number | undefined
}

/** A change that waits for a moderator. */
export interface ProposedChange {
  changes: Changes
  /** undefined if the photo stays; null if it is to be removed. */
  photo: ShownMedia | null | undefined
}

/** The suspect, if this actor may know that it exists. */
export async function readSuspect(
  deps: Pick<Deps, 'pool' | 'authorship'>,
  actor: Actor,
  id: string,
): Promise<SuspectRow> {
  return visible(await findSuspect(deps, id), actor)
}

/** Proposes a suspect and returns its id. */
export async function createSuspect(
  deps: Deps,
  creator: SignedIn,
  { idempotencyKey, request, ...profile }: Profile & IdempotencyKey,
  photo: readonly Upload[],
): Promise<string> {
  const key = storedKey(deps, ['suspects', creator.userId], { idempotencyKey, request })
  const made = await createOnce(deps.kysely, key, (id, keepKey) =>
    changeWithUploads(deps, photo, async (tx, [stored]) => {
      await keepKey(tx)
      await insertSuspect(tx, {
        id,
        sealed_creator: deps.authorship.seal(creator.userId, id),
        ...profile,
        photo_id: stored?.id ?? null,
        created_at: dayOf(new Date()),
      })
      await onSuspectPending(deps, tx)
    }),
  )
  showMade(made)
  return made
}

/**
 * Changes a suspect, as far as this person may (product choices, section 4). Returns the change if it waits for a moderator.
 */
export const editSuspect = (
  deps: Deps,
  actor: SignedIn,
  id: string,
  { version, ...wanted }: SuspectEdit,
  photo: readonly Upload[],
): Promise<ProposedChange | undefined> =>
  changeWithUploads(deps, photo, async (tx, [stored]) => {
    const suspect = visible(await lockSuspect(deps, tx, id), actor)
    if (version !== undefined && version !== suspect.version) throw new ApiError('conflict')
    const can = abilities(suspect, actor)
    if (!can.edit) throw new ApiError('suspect_not_found')
    if (isRedacted(suspect)) refuseRedacted(wanted, photo.length > 0)
    if (!can.changeIdentity) refuseIdentity(suspect, wanted, photo.length > 0)
    if (!isCreator(suspect, actor) && actor.role !== 'admin') refuseRemovedTypes(suspect, wanted)
    return change(deps, tx, actor, suspect, { wanted, photo: stored, action: 'suspect.edit' })
  })

/** Adds a crime type to a suspect, or proposes it, which everybody may do. */
export const addCrimeType = (
  deps: Deps,
  actor: SignedIn,
  id: string,
  crimeType: CrimeType,
): Promise<ProposedChange | undefined> =>
  transact(deps.kysely, async (tx) => {
    const suspect = visible(await lockSuspect(deps, tx, id), actor)
    if (!abilities(suspect, actor).edit) throw new ApiError('suspect_not_found')
    const wanted = { crime_types: [...new Set([...suspect.crime_types, crimeType])] }
    return change(deps, tx, actor, suspect, { wanted, action: 'suspect.edit' })
  })

/** Undoes one confirmed change of a suspect. */
export const revertRevision = (
  deps: Deps,
  admin: SignedIn,
  id: string,
  revisionId: string,
): Promise<ProposedChange | undefined> =>
  transact(deps.kysely, async (tx) => {
    const suspect = visible(await lockSuspect(deps, tx, id), admin)
    const revision = await findRevision(deps, tx, id, revisionId)
    if (revision?.state !== 'confirmed') throw new ApiError('revision_not_found')
    const wanted = undoing(revision.changes, suspect)
    if (wanted.crime_types?.length === 0) throw new ApiError('crime_type_required')
    const before = revision.photo_before === null ? null : { id: revision.photo_before }
    const photo = revision.changed_photo ? before : undefined
    return change(deps, tx, admin, suspect, { wanted, photo, action: 'suspect.revert' })
  })

/** Deletes a suspect with their photos; posts about them stay. With `unlessNamed` only one that no report names. */
export const removeSuspect = (
  deps: Deps,
  actor: SignedIn,
  id: string,
  { unlessNamed = false } = {},
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const suspect = visible(await lockSuspect(deps, tx, id), actor)
    if (!abilities(suspect, actor).delete) throw new ApiError('suspect_delete_forbidden')
    if (unlessNamed && (suspect.visibility !== 'proposed' || (await isNamed(tx, id)))) return
    const decided = await beforeFlaggedDeleted(deps, tx, actor, { kind: 'suspect', id })
    await deleteSuspect(deps, tx, id)
    if (actsAsAdmin(suspect, actor)) {
      const subject = { kind: 'suspect', id } as const
      const detail = { name: auditedName(suspect) }
      await recordAction(tx, actor, { action: 'suspect.delete', subject, detail, decided })
    }
  })

/** Deletes a suspect that this transaction has locked, with all photos that it has ever had but `kept`. */
export async function deleteSuspect(deps: Deps, tx: Tx, id: string, kept?: string | null): Promise<void> {
  const photos = (await photosOf(tx, id)).filter((photo) => photo !== kept)
  await deleteSuspectRow(tx, id)
  // Its flags and proposed changes were deleted with it.
  await onLeft(deps, tx, 'flag', 'suspect')
  await removeMedia(deps, tx, photos)
}

function refuseIdentity(suspect: SuspectColumns, wanted: PartialProfile, newPhoto: boolean): void {
  const { name, age } = changesTo(suspect, wanted)
  if (name || age || newPhoto) throw new ApiError('suspect_identity_forbidden')
}

/** Refuses what nobody may know of a person under 18, whatever it is: the answer must not tell whether a guess was right. */
function refuseRedacted({ name, age, location }: PartialProfile, newPhoto: boolean): void {
  const isGuessed = [name, age, location].some((value) => value !== undefined)
  if (isGuessed || newPhoto) throw new ApiError('suspect_identity_forbidden')
}

function refuseRemovedTypes(suspect: SuspectColumns, wanted: PartialProfile): void {
  const { crime_types } = changesTo(suspect, wanted)
  if (crime_types?.from.some((type) => !crime_types.to.includes(type))) {
    throw new ApiError('suspect_crime_types_forbidden')
  }
}

interface SuspectChange {
  wanted: PartialProfile
  /** Left out to keep the photo; null to remove it. */
  photo?: (Partial<ShownMedia> & { id: string }) | null | undefined
  action: 'suspect.edit' | 'suspect.revert'
}

/** Makes a change or proposes it, and stores it as a revision; does nothing if nothing would change. */
async function change(
  deps: Deps,
  tx: Tx,
  actor: SignedIn,
  suspect: SuspectColumns,
  { wanted, photo, action }: SuspectChange,
): Promise<ProposedChange | undefined> {
  const { id, photo_id: photoBefore } = suspect
  const photoAfter = photo === undefined ? photoBefore : (photo?.id ?? null)
  const changes = changesTo(suspect, wanted)
  const changedPhoto = photoAfter !== photoBefore
  if (Object.keys(changes).length === 0 && !changedPhoto) return undefined
  const isProposed = needsConfirmation(suspect, actor)
  const asAdmin = actsAsAdmin(suspect, actor)
  await insertRevision(deps, tx, {
    id: newId(),
    suspect_id: id,
    editor: { id: actor.userId, asAdmin },
    changes: JSON.stringify(changes),
    changed_photo: changedPhoto,
    photo_before: changedPhoto ? photoBefore : null,
    photo_after: changedPhoto ? photoAfter : null,
    state: isProposed ? 'proposed' : 'confirmed',
    number: isProposed ? null : suspect.version,
    created_at: coarseTimestamp(new Date(), !asAdmin),
  })
  if (isProposed) {
    await onSuspectPending(deps, tx)
    return { changes, photo: changedPhoto ? ((photo ?? null) as ShownMedia | null) : undefined }
  }
  await applyChange(deps, tx, suspect, { changes, photo: photoAfter, admin: asAdmin ? actor.userId : null })
  if (isCreator(suspect, actor) && suspect.is_returned) {
    await updateSuspect(tx, id, { is_returned: false, review_reason: '' })
    await onSuspectPending(deps, tx)
  }
  if (asAdmin) await recordAction(tx, actor, { action, subject: { kind: 'suspect', id } })
  return undefined
}

interface ConfirmedChange {
  changes: Changes
  /** The id of the photo from now on. */
  photo: string | null
  /** The admin by whose name followers are not told of it. */
  admin: string | null
}

/** Writes a change to a suspect that this transaction has locked. */
export async function applyChange(
  deps: Deps,
  tx: Tx,
  suspect: SuspectColumns,
  { changes, photo, admin }: ConfirmedChange,
): Promise<void> {
  const { id, photo_id: photoBefore, visibility } = suspect
  await updateSuspect(tx, id, { ...outcomeOf(changes), photo_id: photo })
  if (changes.status && visibility === 'shown') await onStatusChanged(deps, tx, id, admin)
  // A moderator who has a report open that names it has not seen this.
  if (visibility === 'proposed') await renewWaitingPosts(tx, id)
  // A photo that was removed may have shown the wrong person, or a child: its URL stops working, and the file stays for a revert.
  if (photoBefore && photo !== photoBefore) await renameMedia(tx, [photoBefore])
  const becomesMinor = changes.age && isMinor(changes.age.to) && !suspect.is_minor
  if (becomesMinor) await retractPublished(tx, id, photo ? [photo] : [])
}

/** What was public of a suspect is not any more: these photos get new URLs, and followers have no notification with the name. */
export async function retractPublished(tx: Tx, id: string, photos: readonly string[]): Promise<void> {
  await renameMedia(tx, photos)
  await deleteFollowNotifications(tx, id)
}

export function visible<Suspect extends OwnedSuspect>(suspect: Suspect | undefined, actor: Actor): Suspect {
  if (!suspect || !maySee(suspect, actor)) throw new ApiError('suspect_not_found')
  return suspect
}
