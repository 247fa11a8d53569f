import { isDeepStrictEqual } from 'node:util'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Changes } from '../db/columnTypes.ts'
import type { SuspectColumns } from './columns.ts'

const fields = ['name', 'age', 'gender', 'danger_level', 'status', 'location', 'crime_types'] as const

/** The fields of a suspect that people fill in, except for the photo. */
export type Profile = Pick<SuspectColumns, (typeof fields)[number]>

/** A profile in which fields may be missing. */
export type PartialProfile = { [Field in keyof Profile]?: Profile[Field] | undefined }

/** The fields that would change, with their old and new values. */
export const changesTo = (before: Profile, wanted: PartialProfile): Changes =>
  Object.fromEntries(
    fields
      .filter((field) => wanted[field] !== undefined && !isDeepStrictEqual(wanted[field], before[field]))
      .map((field) => [field, { from: before[field], to: wanted[field] }]),
  )

/** The profile fields with their new values. */
export const outcomeOf = (changes: Changes): Partial<Profile> =>
  Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]))

/**
 * The fields that undo changes, whatever has changed since. For crime types, only those that were added are removed,
 * and only those that were removed are added again: what others have added since stays.
 */
export function undoing(changes: Changes, now: Profile): PartialProfile {
  const { crime_types, ...rest } = changes
  const before = Object.fromEntries(Object.entries(rest).map(([field, { from }]) => [field, from]))
  return crime_types ? { ...before, crime_types: undoneTypes(crime_types, now.crime_types) } : before
}

function undoneTypes({ from, to }: { from: CrimeType[]; to: CrimeType[] }, now: CrimeType[]): CrimeType[] {
  const added = to.filter((type) => !from.includes(type))
  const lost = from.filter((type) => !to.includes(type) && !now.includes(type))
  return [...now.filter((type) => !added.includes(type)), ...lost]
}

/**
 * The fields that make a proposed change, whatever has changed since it was proposed. Of crime types, only those that it adds are
 * added and only those that it removes are removed.
 */
export function redoing(changes: Changes, now: Profile): PartialProfile {
  const { crime_types, ...rest } = changes
  const after = outcomeOf(rest)
  return crime_types ? { ...after, crime_types: redoneTypes(crime_types, now.crime_types) } : after
}

function redoneTypes({ from, to }: { from: CrimeType[]; to: CrimeType[] }, now: CrimeType[]): CrimeType[] {
  const lost = from.filter((type) => !to.includes(type))
  const added = to.filter((type) => !from.includes(type) && !now.includes(type))
  return [...now.filter((type) => !lost.includes(type)), ...added]
}
