import { slugOf } from '@bichar/contract/rules/districts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import divisions from './bangladesh.json' with { type: 'json' }
import { knownPlace, namesOfPlace } from './chosen.ts'
import { placeCalled } from './find.ts'

const districts = divisions.flatMap((division) => division.districts)
const all = districts.flatMap(({ en: district, places }) => [
  { district, upazila: '' },
  ...places.map(({ en: upazila }) => ({ district, upazila })),
])
const chosenIn = (text: string) => {
  const place = placeCalled(text)
  return place && { district: place.district, upazila: place.upazila }
}

test('each place is found by what it is called in both scripts, however that is spaced and written', () => {
  const anySpace = fc.constantFrom('', ' ', '  ', ',', ' ,\t')
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.constantFrom('en', 'bn'), anySpace, (place, language, space) => {
      const name = namesOfPlace(place)[language]
      const written = `${space}${name.toUpperCase().normalize('NFD')}${space}`
      expect(chosenIn(written)).toEqual(place)
    }),
    { numRuns: 2 * all.length },
  )
})

test('each place is known by its names in English and in URLs', () => {
  for (const place of all) {
    const { district, upazila } = place
    expect(knownPlace(place)).toEqual(place)
    expect(knownPlace({ district: slugOf(district), upazila: slugOf(upazila) })).toEqual(place)
  }
})

test.each([
  ['Savar', { district: 'Dhaka', upazila: 'Savar' }],
  ['সাভার', { district: 'Dhaka', upazila: 'Savar' }],
  ['savar dhaka', { district: 'Dhaka', upazila: 'Savar' }],
  ['ঢাকা', { district: 'Dhaka', upazila: '' }],
  ["cox's bazar", { district: "Cox's Bazar", upazila: '' }],
  ['Sreepur, Magura', { district: 'Magura', upazila: 'Sreepur' }],
  // A district wins over other places with its name.
  ['Gopalganj', { district: 'Gopalganj', upazila: '' }],
])('%s is %j', (text, place) => {
  expect(chosenIn(text)).toEqual(place)
})

test.each([
  ['no place', 'Atlantis'],
  ['nothing', ' , '],
  ['one of two', 'Sreepur'],
  ['the beginning of one', 'Sav'],
  ['more than its name', 'Savar bus stand'],
  ['in another district', 'Savar, Khulna'],
  ['half in each script', 'Savar, ঢাকা'],
  ['something that every object has', 'constructor'],
])('what names %s is none: %s', (_what, text) => {
  expect(placeCalled(text)).toBeUndefined()
})

test('no text whatsoever is an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const place = placeCalled(text)
      if (place) expect(all).toContainEqual({ district: place.district, upazila: place.upazila })
    }),
  )
})
