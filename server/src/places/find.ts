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
  byNames.get(`${district}/${upazila}`)

const byNames = new Map(all.map((place) => [`${place.district}/${place.upazila}`, place]))

/**
 * The one place that is called this in either script: a district, or an upazila, with its district behind it or where no other is
 * called like it. What `placeNameOf` of the browser writes into a form is always found.
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

/** A district is meant by its name, whatever else is called like it; of two upazilas neither is. */
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

/** At most so many whose name begins like this in either script, or sounds like it; districts first. */
export const findPlaces = (query: string, most: number): Place[] => nearNames(named, query).slice(0, most)
