import { describe, expect, it } from 'vitest'
import { filterOf, listAddress } from './filter.ts'

const read = (search: string) => filterOf(new URLSearchParams(search))
const everybody = { status: '', category: '', district: '', upazila: '', from: 1 }

describe('what an address asks of the suspects', () => {
  it('is everybody when it says nothing, or nothing that makes sense', () => {
    expect(read('')).toEqual(everybody)
    expect(read(`status=lost&category=Jaywalking&upazila=Rupsa&district=${'x'.repeat(61)}&page=0`)).toEqual(
      everybody,
    )
  })

  it('is read as it was written', () => {
    const asked = {
      status: 'wanted',
      category: 'Armed Robbery',
      district: 'Khulna',
      upazila: 'Rupsa',
    } as const
    const address = listAddress(asked, 3)
    expect(read(address.split('?')[1] ?? '')).toEqual({ ...asked, from: 3 })
    expect(listAddress({})).toBe('/suspects')
    expect(listAddress({ status: '', category: 'Theft' })).toBe('/suspects?category=Theft')
  })
})
