import type { Place } from '@bichar/contract/places.ts'
import { wordsOf } from '../db/words.ts'
import divisions from './bangladesh.json' with { type: 'json' }

/** Every district, and every place within one. */
const all: readonly Place[] = divisions.flatMap(({ districts }) =>
  districts.flatMap(({ en: district, bn, places }) => [
    { district, upazila: '', en: district, bn },
    ...places.map((place) => ({ district, upazila: place.en, en: place.en, bn: place.bn })),
  ]),
)

/** A district by its English name, or a place within it; nothing where there is none of that name. */
export const placeNamed = (district: string, upazila: string): Place | undefined =>
  all.find((place) => place.district === district && place.upazila === upazila)

const spelled = (text: string) => wordsOf(text).join(' ')
const names = all.map((place) => ({ place, names: [spelled(place.en), spelled(place.bn)] }))

/** At most so many whose name begins like this in either script, districts first. */
export function findPlaces(query: string, most: number): Place[] {
  const beginning = spelled(query)
  if (beginning === '') return []
  const found = names.filter(({ names }) => names.some((name) => name.startsWith(beginning)))
  return found
    .map(({ place }) => place)
    .toSorted((one, other) => Number(one.upazila !== '') - Number(other.upazila !== ''))
    .slice(0, most)
}
