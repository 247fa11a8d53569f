import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import { dayOf, keptTime } from '../authorship/days.ts'
import type { Tx } from '../db/db.ts'
import { type IdempotencyKey, idempotent } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { onStatusChanged } from '../follows/news.ts'
import { changeWithUploads } from '../media/attach.ts'
import { removeMedia, renameMedia } from '../media/media.ts'
import { beforeFlaggedDeleted } from '../notifications/flagged.ts'
import { onLeft } from '../notifications/waiting.ts'
import { ApiError } from '../refusal.ts'
import type { Upload } from '../upload.ts'
import { changesTo, outcomeOf, type PartialProfile, type Profile, undoing } from './changes.ts'
import { abilities, actsAsAdmin } from './policy.ts'
import {
  deleteSuspect,
  findRevision,
  findSuspect,
  insertRevision,
  insertSuspect,
  lockSuspect,
  photosOf,
  type SuspectColumns,
  type SuspectRow,
  updateSuspect,
} from './store.ts'

export interface SuspectEdit extends PartialProfile {
  /** The version that the editor saw; if left out, any version is changed. */
  version?: number | undefined
}

export async function readSuspect(deps: Pick<Deps, 'pool' | 'authorship'>, id: string): Promise<SuspectRow> {
  return known(await findSuspect(deps, id))
}

/** Adds a suspect and returns its id. */
export const createSuspect = (
  deps: Deps,
  creator: SignedIn,
  { idempotencyKey, ...profile }: Profile & IdempotencyKey,
  photo: readonly Upload[],
): Promise<string> => {
  const key = idempotencyKey && deps.authorship.digest('suspects', creator.userId, idempotencyKey)
  return idempotent(deps.kysely, 'suspects', {}, key, () =>
    changeWithUploads(deps, photo, async (tx, [stored]) => {
      const id = newId()
      await insertSuspect(tx, {
        id,
        sealed_creator: deps.authorship.seal(creator.userId, id),
        ...profile,
        photo_id: stored?.id ?? null,
        idempotency_key: key ?? null,
        created_at: dayOf(new Date()),
      })
      return id
    }),
  )
}

/** Changes a suspect, as far as this person may (decisions section 4). */
export const editSuspect = (
  deps: Deps,
  actor: SignedIn,
  id: string,
  { version, ...wanted }: SuspectEdit,
  photo: readonly Upload[],
): Promise<void> =>
  changeWithUploads(deps, photo, async (tx, [stored]) => {
    const suspect = known(await lockSuspect(deps, tx, id))
    if (version !== undefined && version !== suspect.version) throw new ApiError('conflict')
    if (!abilities(suspect, actor).changeIdentity) refuseMoreThanAnybodyMay(suspect, wanted, photo.length > 0)
    await change(deps, tx, actor, suspect, { wanted, photo: stored?.id, action: 'suspect.edit' })
  })

/** Adds a crime type to a suspect, which everybody may do. */
export const addCrimeType = (deps: Deps, actor: SignedIn, id: string, crimeType: CrimeType): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const suspect = known(await lockSuspect(deps, tx, id))
    const wanted = { crime_types: [...new Set([...suspect.crime_types, crimeType])] }
    await change(deps, tx, actor, suspect, { wanted, action: 'suspect.edit' })
  })

/** Undoes one change of a suspect. */
export const revertRevision = (deps: Deps, admin: SignedIn, id: string, revisionId: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const suspect = known(await lockSuspect(deps, tx, id))
    const revision = await findRevision(tx, id, revisionId)
    if (!revision) throw new ApiError('revision_not_found')
    const wanted = undoing(revision.changes, suspect)
    if (wanted.crime_types?.length === 0) throw new ApiError('crime_type_required')
    const photo = revision.changed_photo ? revision.photo_before : undefined
    await change(deps, tx, admin, suspect, { wanted, photo, action: 'suspect.revert' })
  })

/** Deletes a suspect with their photos; posts about them stay. */
export const removeSuspect = (deps: Deps, actor: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const suspect = known(await lockSuspect(deps, tx, id))
    if (!abilities(suspect, actor).delete) throw new ApiError('suspect_delete_forbidden')
    const decided = await beforeFlaggedDeleted(deps, tx, actor, { kind: 'suspect', id })
    await eraseSuspect(deps, tx, id)
    if (actsAsAdmin(suspect, actor)) {
      const subject = { kind: 'suspect', id } as const
      const detail = { name: suspect.name }
      await recordAction(tx, actor, { action: 'suspect.delete', subject, detail, decided })
    }
  })

/** Deletes a suspect that this transaction has locked, with all photos that it has ever had. */
export async function eraseSuspect(deps: Deps, tx: Tx, id: string): Promise<void> {
  const photos = await photosOf(tx, id)
  await deleteSuspect(tx, id)
  // Its flags were deleted with it.
  await onLeft(deps, tx, 'flag')
  await removeMedia(deps, tx, photos)
}

function refuseMoreThanAnybodyMay(suspect: SuspectColumns, wanted: PartialProfile, newPhoto: boolean): void {
  const { name, age, crime_types } = changesTo(suspect, wanted)
  if (name || age || newPhoto) throw new ApiError('suspect_identity_forbidden')
  if (crime_types?.from.some((type) => !crime_types.to.includes(type))) {
    throw new ApiError('suspect_crime_types_forbidden')
  }
}

interface Wish {
  wanted: PartialProfile
  /** Left out to keep the photo; null to remove it. */
  photo?: string | null | undefined
  action: 'suspect.edit' | 'suspect.revert'
}

/** Applies a change and stores it as a revision; does nothing if nothing would change. */
async function change(
  deps: Deps,
  tx: Tx,
  actor: SignedIn,
  suspect: SuspectColumns,
  { wanted, photo = suspect.photo_id, action }: Wish,
): Promise<void> {
  const { id, photo_id: photoBefore } = suspect
  const changes = changesTo(suspect, wanted)
  const changedPhoto = photo !== photoBefore
  if (Object.keys(changes).length === 0 && !changedPhoto) return
  await updateSuspect(tx, id, { ...outcomeOf(changes), photo_id: photo })
  const asAdmin = actsAsAdmin(suspect, actor)
  if (changes.status) await onStatusChanged(deps, tx, id, asAdmin ? actor.userId : null)
  await insertRevision(deps, tx, {
    id: newId(),
    suspect_id: id,
    editor: { id: actor.userId, asAdmin },
    changes: JSON.stringify(changes),
    changed_photo: changedPhoto,
    photo_before: changedPhoto ? photoBefore : null,
    photo_after: changedPhoto ? photo : null,
    number: suspect.version,
    created_at: keptTime(new Date(), !asAdmin),
  })
  // A photo that was removed may have shown the wrong person: its URL stops working, and the file stays for a revert.
  if (changedPhoto && photoBefore) await renameMedia(tx, [photoBefore])
  if (asAdmin) await recordAction(tx, actor, { action, subject: { kind: 'suspect', id } })
}

function known<Suspect>(suspect: Suspect | undefined): Suspect {
  if (!suspect) throw new ApiError('suspect_not_found')
  return suspect
}
