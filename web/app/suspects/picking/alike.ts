import { matchedWords } from '@bichar/contract/rules/search/matchedWords.ts'
import type { LinkedSuspect, Suspect } from '@bichar/contract/suspects.ts'

export interface Likeness {
  /** A place as somebody entered it, in either script; '' if unknown. */
  location: string
  /** In years; '' if unknown. */
  age: string
}

/** Ages of strangers are estimates; this many years apart still count as similar. */
const yearsApart = 5

/**
 * Sorts suspects with similar names: those from the same place first, then those of about the same
 * age. Otherwise the search order is kept.
 */
export const likeliestFirst = <Found extends Pick<Suspect, 'location' | 'age'>>(
  found: readonly Found[],
  sought: Likeness,
): Found[] => found.toSorted((one, other) => likeness(other, sought) - likeness(one, sought))

function likeness(suspect: Pick<Suspect, 'location' | 'age'>, { location, age }: Likeness): number {
  const isFromThere =
    location !== '' && matchedWords(location, suspect.location).some(({ isMatch }) => isMatch)
  const isOfThatAge = age !== '' && suspect.age !== null && Math.abs(suspect.age - Number(age)) <= yearsApart
  return (isFromThere ? 2 : 0) + (isOfThatAge ? 1 : 0)
}

/** Whether what somebody types may be the name of this suspect, in either script. */
export const isNamedLike = ({ name }: Pick<LinkedSuspect, 'name'>, typed: string): boolean =>
  matchedWords(typed, name).some(({ isMatch }) => isMatch)
