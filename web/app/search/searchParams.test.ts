import { crimeTypes, suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaKinds, parseSearchParams } from './searchParams.ts'
import { searchPath, without } from './searchPath.ts'

const asked = (address: string) => parseSearchParams(new URLSearchParams(address))
const readAgain = (path: string) => asked(path.slice(path.indexOf('?')))

describe('the address of a search', () => {
  // Shows spec 2.75, 5.45.
  it.each([
    ['query=%20খুলনা%20', { query: 'খুলনা' }],
    ['q=karim', { query: 'karim' }],
    ['query=&q=karim', { query: 'karim' }],
    ['category=Armed+Robbery', { category: 'Armed Robbery' }],
    ['category=Theft&query=karim', { category: 'Theft', query: 'karim' }],
    ['category=Dowry', { query: 'Dowry' }],
    ['category=Dowry&query=karim', { query: 'karim' }],
    ['district=Khulna&upazila=Rupsa', { district: 'Khulna', upazila: 'Rupsa' }],
    ['query=a&upazila=Rupsa', { query: 'a' }],
    ['from=2026-02-28&to=2026-02-30', { from: '2026-02-28' }],
    ['status=wanted&media=films', { status: 'wanted' }],
    ['query=a&sort=newest', { query: 'a', sort: 'newest' }],
    ['query=a&sort=fit', { query: 'a' }],
    ['sort=newest', undefined],
    ['query=++', undefined],
    ['category=', undefined],
    ['', undefined],
  ])('%s asks for %o', (address, what) => {
    expect(asked(address)).toEqual(what)
  })

  const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() === text)
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  const searches = fc
    .record(
      {
        query: words,
        category: fc.constantFrom(...crimeTypes),
        district: words,
        upazila: words,
        from: day,
        to: day,
        status: fc.constantFrom(...suspectStatuses),
        media: fc.constantFrom(...mediaKinds),
        sort: fc.constant('newest' as const),
      },
      { requiredKeys: [] },
    )
    .map((search) => (search.district ? search : without(search, 'upazila')))
    .filter((search) => Object.keys(without(search, 'sort')).length > 0)

  it('is read as it was written', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(readAgain(searchPath(search))).toEqual(search)
      }),
    )
  })

  it('says nothing of what is taken out, and all of the rest', () => {
    expect(without({ query: 'a', district: 'Khulna', upazila: 'Rupsa' }, 'district', 'upazila')).toEqual({
      query: 'a',
    })
    expect(searchPath({ query: 'a&b=c #১ "d"' })).toBe('/search?query=a%26b%3Dc+%23%E0%A7%A7+%22d%22')
  })
})
