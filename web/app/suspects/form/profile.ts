import { isAge } from '@bichar/contract/rules/age.ts'
import type { CrimeType, DangerLevel, Gender, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { suspectTexts } from '@bichar/contract/rules/texts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import type { Problems } from '../../forms/problems.ts'

/** What people enter about a suspect, except for the photo. */
export interface Profile {
  name: string
  /** Digits; empty if unknown. */
  age: string
  /** Empty until chosen, like the next two fields. */
  gender: Gender | ''
  dangerLevel: DangerLevel | ''
  status: SuspectStatus | ''
  location: string
  crimeTypes: readonly CrimeType[]
}

export type ProfileField = keyof Profile

/** No field has a default: nothing is claimed about a suspect that a person has not chosen. */
export const emptyProfile: Profile = {
  name: '',
  age: '',
  gender: '',
  dangerLevel: '',
  status: '',
  location: '',
  crimeTypes: [],
}

export const profileOf = (suspect: Suspect): Profile => {
  const { name, age, gender, dangerLevel, status, location, crimeTypes } = suspect
  return {
    ...{ name, age: age === null ? '' : String(age), gender: gender ?? '' },
    ...{ dangerLevel, status, location, crimeTypes },
  }
}

export const checkCrimeTypes = ({ crimeTypes }: Pick<Profile, 'crimeTypes'>): Problems<'crimeTypes'> =>
  crimeTypes.length === 0 ? { crimeTypes: 'crime_type_required' } : {}

/** The rules the server checks (spec section 5, Suspect create/edit). */
export const problemsOf = (profile: Profile): Problems<ProfileField> => ({
  ...textProblems(suspectTexts, profile),
  ...(profile.age !== '' && !isAge(profile.age) && { age: 'age' as const }),
  ...checkCrimeTypes(profile),
})

/** The fields whose values differ. */
export const changesTo = (before: Profile, now: Profile): Partial<Profile> =>
  Object.fromEntries(
    (Object.keys(now) as ProfileField[])
      .filter((field) => !sameValue(before[field], now[field]))
      .map((field) => [field, now[field]]),
  )

/** Applies the person's changes to `before` on top of `fresh`, which somebody else has changed meanwhile. */
export const rebased = (before: Profile, now: Profile, fresh: Profile): Profile => ({
  ...fresh,
  ...changesTo(before, now),
  crimeTypes: rebasedTypes(before.crimeTypes, now.crimeTypes, fresh.crimeTypes),
})

type Types = readonly CrimeType[]

/** Removes only the types that the person removed, and adds only those that they added. */
export const rebasedTypes = (before: Types, now: Types, fresh: Types): Types => [
  ...fresh.filter((type) => now.includes(type) || !before.includes(type)),
  ...addedTypes(before, now).filter((type) => !fresh.includes(type)),
]

export const addedTypes = (before: Types, now: Types): Types => now.filter((type) => !before.includes(type))

const sameValue = (one: Profile[ProfileField], other: Profile[ProfileField]): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.length === other.length && one.every((type) => other.includes(type))
