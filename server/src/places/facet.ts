import { type ChosenPlace, refuseUnknownPlace } from './chosen.ts'

/** The search facet of a place, as the database stores it; throws if there is no such place. */
export function placeFacet(asked: ChosenPlace): string[][] {
  refuseUnknownPlace(asked)
  const { district, upazila } = asked
  if (!district) return []
  return [[upazila ? `#u:${district}/${upazila}` : `#d:${district}`]]
}
