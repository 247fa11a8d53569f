import type { Post } from '@bichar/contract/posts.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CallFunction } from '../api/call.ts'
import { cachedPost, removePost, replacePost } from './cached.ts'
import { feedOptions, postKeys } from './queries.ts'

const post = (id: string, title = id): Post => ({
  _id: id,
  ...emptyFields,
  title,
  place: { en: '', bn: '' },
  caseLine: { steps: [], updates: 0 },
  isAnonymous: false,
  medias: [],
  criminals: [],
  hasPendingSuspects: false,
  user: null,
  isAllowed: true,
  review: null,
  hasReacted: false,
  reactionCount: 0,
  commentCount: 0,
  publishedOn: '2026-01-01',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  can: { edit: false, delete: false, changeAnonymity: false, moderate: false, addTimeline: false },
})

const answering = (...answers: unknown[]): CallFunction => (async () => answers.shift()) as never

const fivePosts = ['a', 'b', 'c', 'd', 'e'].map((id) => post(id))

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})

describe('a post that is cached in several places', () => {
  const pages = (total?: number) => ({
    pages: [
      { posts: [post('a'), post('b')], nextCursor: 'b', ...(total !== undefined && { total }) },
      { posts: [post('c')], nextCursor: null, ...(total !== undefined && { total }) },
    ],
    pageParams: [null, 'b'],
  })

  beforeEach(() => {
    client.setQueryData(postKeys.feed(null), pages())
    client.setQueryData(postKeys.person('someone'), pages(3))
    client.setQueryData(postKeys.one('c'), post('c'))
    client.setQueryData(['accounts', 'me'], { name: 'c' })
  })

  // Shows spec 4.39.
  it('is replaced in all of them by its edit', () => {
    replacePost(client, post('c', 'edited'))
    const titles = (key: readonly unknown[]) =>
      client
        .getQueryData<ReturnType<typeof pages>>(key)
        ?.pages.map((page) => page.posts.map(({ title }) => title))
    expect(titles(postKeys.feed(null))).toEqual([['a', 'b'], ['edited']])
    expect(titles(postKeys.person('someone'))).toEqual([['a', 'b'], ['edited']])
    expect(client.getQueryData(postKeys.one('c'))).toEqual(post('c', 'edited'))
    expect(client.getQueryData(['accounts', 'me'])).toEqual({ name: 'c' })
  })

  // Shows spec 4.39.
  it('goes from all of them when it is deleted, and is counted no more', () => {
    removePost(client, 'c')
    const person = client.getQueryData<ReturnType<typeof pages>>(postKeys.person('someone'))
    expect(person?.pages.map(({ posts, total }) => [posts.length, total])).toEqual([
      [2, 2],
      [0, 2],
    ])
    expect(cachedPost(client, 'c')).toBeUndefined()
    expect(client.getQueryData(postKeys.one('c'))).toBeUndefined()
  })

  it('leaves other posts as they are when another is deleted', () => {
    removePost(client, 'a')
    expect(client.getQueryData(postKeys.one('c'))).toEqual(post('c'))
    expect(cachedPost(client, 'b')).toEqual(post('b'))
  })
})

describe('the feed', () => {
  const load = (read: CallFunction) => client.fetchInfiniteQuery({ ...feedOptions(null, read), pages: 3 })

  // Shows spec 4.38.
  it('goes on after the cursor of the page before, as long as pages are full', async () => {
    const read = answering(
      { posts: fivePosts, nextCursor: 'e' },
      { posts: [post('f')], nextCursor: 'f' },
      { posts: [post('never')], nextCursor: null },
    )
    const { pages, pageParams } = await load(read)
    expect(pageParams).toEqual([null, 'e'])
    expect(pages.flatMap(({ posts }) => posts).map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('ends with a full page after which nothing comes', async () => {
    const { pages } = await load(answering({ posts: fivePosts, nextCursor: null }))
    expect(pages).toHaveLength(1)
  })

  it('goes on after a last page of the cache from which a post was deleted', async () => {
    await client.fetchInfiniteQuery({
      ...feedOptions(null, answering({ posts: fivePosts, nextCursor: 'e' })),
      pages: 1,
    })
    removePost(client, 'c')
    const observer = new InfiniteQueryObserver(client, { ...feedOptions(null), enabled: false })
    expect(observer.getCurrentResult().hasNextPage).toBe(true)
  })

  // Shows spec 4.38.
  it('fails on an answer that holds no list', async () => {
    await expect(load(answering({}))).rejects.toThrow('no list')
  })
})
