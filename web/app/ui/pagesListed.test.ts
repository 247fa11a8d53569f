import { describe, expect, it } from 'vitest'
import { pagesListed } from './pagesListed.ts'

describe('the pages that a pager lists', () => {
  // Shows spec 2.107, 9.14.
  it('are all of them when there are seven or fewer', () => {
    expect(pagesListed(1, 0)).toEqual([])
    expect(pagesListed(1, 1)).toEqual([1])
    for (const page of [1, 4, 7]) expect(pagesListed(page, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  // Shows spec 2.107, 9.14.
  it('are the first three and the last three of more', () => {
    expect(pagesListed(1, 8)).toEqual([1, 2, 3, 'gap', 6, 7, 8])
    expect(pagesListed(8, 8)).toEqual([1, 2, 3, 'gap', 6, 7, 8])
    expect(pagesListed(2, 400)).toEqual([1, 2, 3, 'gap', 398, 399, 400])
  })

  it('have the present one among them wherever it is', () => {
    expect(pagesListed(4, 8)).toEqual([1, 2, 3, 4, 'gap', 6, 7, 8])
    expect(pagesListed(5, 8)).toEqual([1, 2, 3, 'gap', 5, 6, 7, 8])
    expect(pagesListed(10, 20)).toEqual([1, 2, 3, 'gap', 10, 'gap', 18, 19, 20])
  })
})
