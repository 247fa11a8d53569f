import { type ChosenPlace, knownPlace } from './chosen.ts'

/** The search facet of a place, as the database stores it; throws if there is no such place. */
export function placeFacet(asked: ChosenPlace): string[][] {
  const { district, upazila } = knownPlace(asked)
  if (!district) return []
  return [[upazila ? `#u:${district}/${upazila}` : `#d:${district}`]]
}
