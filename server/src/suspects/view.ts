import type { Suspect, SuspectRevision } from '@bichar/contract/suspects.ts'
import type { Actor } from '../actor.ts'
import { mediaView, roundedBytes } from '../media/media.ts'
import type { RevisionRow } from './feed.ts'
import { abilities, isCreator } from './policy.ts'
import type { SuspectRow } from './store.ts'

/** A suspect as one viewer sees it, in lists as well. The person who added it is left out here for everybody but themselves. */
export function suspectView(row: SuspectRow, viewer: Actor): Suspect {
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
    can: abilities(row, viewer),
  }
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

/** A change as admins see it: other admins by name, everybody else by a number. */
export function revisionView(row: RevisionRow): SuspectRevision {
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
    changes,
  }
}

const address = (name: string | null) => name && `/media/${name}`
