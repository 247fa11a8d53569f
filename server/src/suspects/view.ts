import { nameOfMinor } from '@bichar/contract/rules/suspectVisibility.ts'
import type { Namesake, Suspect, SuspectRevision } from '@bichar/contract/suspects.ts'
import type { Actor } from '../core/actor.ts'
import { mediaView, roundedBytes } from '../media/media.ts'
import { outcomeOf } from './changes.ts'
import type { RecentRevisionRow, RevisionRow } from './feed.ts'
import type { NamesakeRow } from './namesakeStore.ts'
import { abilities, isCreator, isRedacted, maySeeReview } from './policy.ts'
import type { SuspectRow } from './store.ts'
import type { ProposedChange } from './suspects.ts'

/** What is known of a person under 18 outside the desk. */
const redacted = (row: SuspectRow): SuspectRow => ({
  ...row,
  name: nameOfMinor,
  age: null,
  location: row.district,
  photo: null,
})

/**
 * A suspect as one viewer sees it, in lists as well. The person who added it is left out here for everybody but themselves, and what
 * identifies a person under 18 for everybody.
 */
export const suspectView = (row: SuspectRow, viewer: Actor): Suspect =>
  deskSuspectView(isRedacted(row) ? redacted(row) : row, viewer)

/** A suspect as its creator will see it once a proposed change is confirmed. */
export const proposedView = (row: SuspectRow, { changes, photo }: ProposedChange, viewer: Actor): Suspect =>
  suspectView({ ...row, ...outcomeOf(changes), ...(photo !== undefined && { photo }) }, viewer)

/** A suspect with everything that identifies it: only for what is decided on at the desk. */
export function deskSuspectView(row: SuspectRow, viewer: Actor): Suspect {
  const photo = row.photo && mediaView(row.photo)
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    age: row.age,
    gender: row.gender,
    dangerLevel: row.danger_level,
    status: row.status,
    location: row.location,
    crimeTypes: row.crime_types,
    photo: photo?.url ?? null,
    thumbnail: photo?.thumbnail ?? null,
    photoWidth: photo?.width ?? null,
    photoHeight: photo?.height ?? null,
    photoBytes: photo?.bytes ?? null,
    thumbnailBytes: photo?.thumbnailBytes ?? null,
    photoWidths: photo?.widths ?? [],
    createdBy: viewer.userId !== null && isCreator(row, viewer) ? { _id: viewer.userId } : null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    shown: row.visibility,
    isMinor: row.is_minor,
    reportCount: row.report_count,
    review: maySeeReview(row, viewer) ? { isReturned: row.is_returned, reason: row.review_reason } : null,
    can: abilities(row, viewer),
  }
}

/** A suspect with the name of another one, at the desk. */
export function namesakeView(row: NamesakeRow, viewer: Actor): Namesake {
  const { _id, name, age, status, location, crimeTypes, photo, thumbnail, shown, review } = deskSuspectView(
    row,
    viewer,
  )
  return { _id, name, age, status, location, crimeTypes, photo, thumbnail, shown, review, of: row.of }
}

const fieldNames = {
  name: 'name',
  age: 'age',
  gender: 'gender',
  danger_level: 'dangerLevel',
  status: 'status',
  location: 'location',
  crime_types: 'crimeTypes',
} as const

/** The fields whose values identify a person. */
const identifying = ['name', 'age', 'location', 'photo']

/** A change as admins see it, without what identifies a person under 18. */
export function revisionView(row: RevisionRow): SuspectRevision {
  const revision = deskRevisionView(row)
  if (!row.is_redacted) return revision
  const changes = revision.changes.map(({ field, from, to, ...more }) =>
    identifying.includes(field) ? { field, from: null, to: null } : { field, from, to, ...more },
  )
  return { ...revision, changes }
}

/** A change as admins see it at the desk: other admins by name, everybody else by a number. */
export function deskRevisionView(row: RevisionRow): SuspectRevision {
  const changes: SuspectRevision['changes'] = Object.entries(row.changes).map(([field, { from, to }]) => ({
    field: fieldNames[field as keyof typeof fieldNames],
    from,
    to,
  }))
  if (row.changed_photo) {
    changes.push({
      field: 'photo',
      from: address(row.name_before),
      to: address(row.name_after),
      bytes: { from: roundedBytes(row.bytes_before), to: roundedBytes(row.bytes_after) },
    })
  }
  return {
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    by: row.contributor === null ? (row.admin_name ?? 'Former member') : `contributor ${row.contributor}`,
    isByAdmin: row.contributor === null,
    state: row.state,
    reason: row.reason,
    changes,
  }
}

const address = (name: string | null) => name && `/media/${name}`

export const suspectOfRevision = ({
  suspect_id,
  suspect_name,
  visibility,
  is_redacted,
}: RecentRevisionRow) => ({
  _id: suspect_id,
  name: is_redacted ? nameOfMinor : suspect_name,
  shown: visibility,
})
