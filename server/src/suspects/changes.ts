import { isDeepStrictEqual } from 'node:util'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { SuspectColumns } from './store.ts'
import type { Changes } from './tables.ts'

const fields = ['name', 'age', 'gender', 'danger_level', 'status', 'location', 'crime_types'] as const

/** What people write about a suspect, but for the photo. */
export type Profile = Pick<SuspectColumns, (typeof fields)[number]>

/** A profile, as far as somebody says something about it. */
export type PartialProfile = { [Field in keyof Profile]?: Profile[Field] | undefined }

/** What of a profile would become different. */
export const changesTo = (before: Profile, wanted: PartialProfile): Changes =>
  Object.fromEntries(
    fields
      .filter((field) => wanted[field] !== undefined && !isDeepStrictEqual(wanted[field], before[field]))
      .map((field) => [field, { from: before[field], to: wanted[field] }]),
  )

/** The profile fields that changes lead to. */
export const outcomeOf = (changes: Changes): Partial<Profile> =>
  Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]))

/**
 * The fields that undo changes, whatever came after them. Of crime types only those go that were added, and only those
 * come back that were taken away: what others have added since stays.
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
