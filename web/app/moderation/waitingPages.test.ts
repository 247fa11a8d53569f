import { limits } from '@bichar/contract/limits.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { describe, expect, it } from 'vitest'
import { waitingPages } from './waitingPages.ts'

const size = limits.pendingPage
const { itemsOf: postsOf, nextPage, without } = waitingPages<'posts', ReturnType<typeof page>>('posts', size)
const post = (number: number) => ({ _id: `post ${number}` }) as Post
const page = (first: number, last: number, total: number) => ({
  success: true as const,
  posts: Array.from({ length: last - first + 1 }, (_, index) => post(first + index)),
  total,
  currentPage: 1,
  totalPages: Math.ceil(total / size),
})

describe('the list of what waits', () => {
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
})
