import { expect, it } from 'vitest'
import { mostFirst } from './crimes.ts'

it('the categories begin with those of the most posts, and none is left out', () => {
  const categories = mostFirst({ Theft: 2, 'Child Abuse': 5 })
  expect(categories.slice(0, 3)).toEqual([
    { category: 'Child Abuse', posts: 5 },
    { category: 'Theft', posts: 2 },
    { category: 'Murder', posts: 0 },
  ])
  expect(categories).toHaveLength(20)
})
