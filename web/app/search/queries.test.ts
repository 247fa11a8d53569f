import type { Post } from '@bichar/contract/posts.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { CallFunction } from '../api/call.ts'
import { changePost, removePost } from '../posts/cached.ts'
import { searchOptions } from './queries.ts'

const post = (id: string) => ({ _id: id, reactionCount: 0 }) as Post

const page = (ids: string[], totalPosts: number, totalCriminals: number) => ({
  data: { posts: ids.map(post), criminals: [], totalPosts, totalCriminals },
})

const search = (answers: unknown[]) => {
  const asked: unknown[] = []
  const read: CallFunction = (async (_name: string, { query }: { query: { page: number } }) => {
    asked.push(query.page)
    return answers.shift()
  }) as never
  return { asked, options: searchOptions({ query: 'khulna' }, read) }
}

it('a search goes on as long as there are more posts or more suspects', async () => {
  const { asked, options } = search([page(['a'], 1, 25), page([], 1, 25), page([], 1, 25)])
  await new QueryClient().fetchInfiniteQuery({ ...options, pages: 9 })
  expect(asked).toEqual([1, 2, 3])
})

it('a post that moved onto the next page meanwhile is shown once', async () => {
  const { options } = search([page(['a', 'b'], 12, 0), page(['b', 'c'], 13, 0)])
  const all = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 2 })
  const shown = options.select?.(all).pages.flatMap(({ posts }) => posts.map(({ _id }) => _id))
  expect(shown).toEqual(['a', 'b', 'c'])
})

it('what happens to a post happens to it among what was found', async () => {
  const client = new QueryClient()
  const { options } = search([page(['a', 'b'], 2, 0)])
  await client.fetchInfiniteQuery(options)
  changePost(client, 'a', (found) => ({ ...found, reactionCount: 7 }))
  const first = () => client.getQueryData(options.queryKey)?.pages[0]
  expect(first()?.posts[0]?.reactionCount).toBe(7)
  removePost(client, 'b')
  expect(first()?.posts).toHaveLength(1)
  expect(first()?.total).toBe(1)
})
