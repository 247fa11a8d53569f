import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { nextPage, postsOf, reinsert, without } from './pendingPosts.ts'

const size = limits.pendingPage
const post = (number: number) => ({ _id: `post ${number}` }) as Post
const page = (first: number, last: number, total: number) => ({
  success: true as const,
  posts: Array.from({ length: last - first + 1 }, (_, index) => post(first + index)),
  total,
  currentPage: 1,
  totalPages: Math.ceil(total / size),
})

describe('the list of posts that wait', () => {
  // Shows spec 2.92.
  it('goes on with the next page as long as there is more', () => {
    expect(nextPage([page(1, size, 25)])).toBe(2)
    expect(nextPage([page(1, size, 25), page(size + 1, 20, 25)])).toBe(3)
    expect(nextPage([page(1, size, 25), page(size + 1, 20, 25), page(21, 25, 25)])).toBeUndefined()
    expect(nextPage([{ ...page(1, 0, 0), posts: [] }])).toBeUndefined()
  })

  it('skips nobody when some have been decided in between', () => {
    let pages = [page(1, size, 25)]
    for (const number of [1, 2, 3]) pages = without(pages, `post ${number}`)
    // The server now counts 22, of which its first page holds 4 to 13.
    expect(nextPage(pages)).toBe(1)
    pages.push(page(4, 13, 22))
    expect(postsOf(pages).map(({ _id }) => _id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `post ${index + 4}`),
    )
    expect(nextPage(pages)).toBe(2)
  })

  it('counts one less for each post that leaves it, and nothing for one that was not there', () => {
    const pages = [page(1, size, 12), page(size + 1, 12, 12)]
    expect(without(pages, 'post 11').map(({ total }) => total)).toEqual([11, 11])
    expect(without(pages, 'somebody else').map(({ total }) => total)).toEqual([12, 12])
  })

  it('takes a post back where it was when its decision did not come about, once', () => {
    const pages = [page(1, size, 12), page(size + 1, 12, 12)]
    for (const [number, place] of [
      [1, 0],
      [11, 10],
      [12, 11],
    ] as const) {
      const back = reinsert(without(pages, `post ${number}`), post(number), place)
      expect(postsOf(back)).toEqual(postsOf(pages))
      expect(back.map(({ total }) => total)).toEqual([12, 12])
      expect(reinsert(back, post(number), place)).toEqual(back)
    }
  })
})
