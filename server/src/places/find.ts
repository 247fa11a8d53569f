import type { Place } from '@bichar/contract/places.ts'
import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import divisions from './bangladesh.json' with { type: 'json' }
import { nearNames } from './names.ts'

/** Every district, and every place within one. */
const all: readonly Place[] = divisions.flatMap(({ districts }) =>
  districts.flatMap(({ en: district, bn, places }) => [
    { district, upazila: '', en: district, bn, districtBn: bn },
    ...places.map((place) => ({ district, upazila: place.en, en: place.en, bn: place.bn, districtBn: bn })),
  ]),
)

/** A district by its English name, or a place within it; nothing where there is none of that name. */
export const placeNamed = (district: string, upazila: string): Place | undefined =>
  all.find((place) => place.district === district && place.upazila === upazila)

const named = all
  .toSorted((one, other) => Number(one.upazila !== '') - Number(other.upazila !== ''))
  .map((place) => ({
    thing: place,
    names: [place.en, place.bn].map((name) => wordsOf(name).join(' ')),
  }))

/** At most so many whose name begins like this in either script, or sounds like it; districts first. */
export const findPlaces = (query: string, most: number): Place[] => nearNames(named, query).slice(0, most)
