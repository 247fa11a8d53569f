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

/**
 * A district by its name in English or in its URL, or a place within it; undefined if there is none with that name. Only letters and digits
 * count: "Cox's Bazar" is 'coxs-bazar'.
 */
export const placeNamed = (district: string, upazila: string): Place | undefined =>
  byNames.get(keyOf(district, upazila))

const keyOf = (...names: string[]) =>
  names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')).join('/')

const byNames = new Map(all.map((place) => [keyOf(place.district, place.upazila), place]))

/**
 * The only place with this name in either script: a district, or an upazila, followed by its district unless the name
 * is unique. What `placeNameOf` of the browser writes into a form is always found.
 */
export const placeCalled = (text: string): Place | undefined => byCall.get(wordsOf(text).join(' '))

const byCall = new Map<string, Place | undefined>()
for (const place of all) {
  for (const [name, district] of [
    [place.en, place.district],
    [place.bn, place.districtBn],
  ] as const) {
    call(name, place)
    if (place.upazila) call(`${name}, ${district}`, place)
  }
}

/** The name of a district always means the district, whatever else has that name; a name that two upazilas share means neither. */
function call(name: string, place: Place): void {
  const words = wordsOf(name).join(' ')
  const other = byCall.get(words)
  if (other?.upazila === '' && other !== place) return
  byCall.set(words, byCall.has(words) && place.upazila && other !== place ? undefined : place)
}

const named = all
  .toSorted((one, other) => Number(one.upazila !== '') - Number(other.upazila !== ''))
  .map((place) => ({
    thing: place,
    names: [place.en, place.bn].map((name) => wordsOf(name).join(' ')),
  }))

/** Up to `limit` places whose name begins like the query in either script, or sounds like it; districts first. */
export const findPlaces = (query: string, limit: number): Place[] => nearNames(named, query).slice(0, limit)
