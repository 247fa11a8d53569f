import { describe, expect, it } from 'vitest'
import { parseSearchParams, searchPath } from './searchParams.ts'

const asked = (address: string) => parseSearchParams(new URLSearchParams(address))

describe('the address of a search', () => {
  it.each([
    ['query=%20খুলনা%20', { query: 'খুলনা' }],
    ['q=karim', { query: 'karim' }],
    ['query=&q=karim', { query: 'karim' }],
    ['category=Armed+Robbery', { category: 'Armed Robbery' }],
    ['category=Theft&query=karim', { category: 'Theft' }],
    ['category=Dowry', { query: 'Dowry' }],
    ['query=++', undefined],
    ['category=', undefined],
    ['', undefined],
  ])('%s asks for %o', (address, what) => {
    expect(asked(address)).toEqual(what)
  })

  it('is read as it was written', () => {
    for (const what of [{ query: 'a&b=c #১ "d"' }, { category: 'Child Abuse' as const }]) {
      expect(asked(searchPath(what).split('?')[1] ?? '')).toEqual(what)
    }
  })
})
