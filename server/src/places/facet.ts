import { type ChosenPlace, refuseUnknownPlace } from './chosen.ts'

/** What is searched by where something is, as the database keeps it (migrations 0037 and 0055); refuses what is no place. */
export function placeFacet(asked: ChosenPlace): string[][] {
  refuseUnknownPlace(asked)
  const { district, upazila } = asked
  if (!district) return []
  return [[upazila ? `#u:${district}/${upazila}` : `#d:${district}`]]
}
