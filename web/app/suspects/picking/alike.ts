import { matchedWords } from '@bichar/contract/rules/search/matchedWords.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'

export interface Likeness {
  /** A place as somebody wrote it, in either script; '' when it is not known. */
  location: string
  /** In years; '' when it is not known. */
  age: string
}

/** Ages are guessed: that of a stranger by so many years. */
const yearsApart = 5

/**
 * Of those whose names are alike the ones from the same place first, then those of about the same age; else they stay in
 * the order in which they were found.
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
