import type { Comment } from '@bichar/contract/comments.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { commentKeys, patchComments, readNewest, readPage } from './cached.ts'
import { type CommentPage, type CommentPages, commentsIn, withNews, without } from './list.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => void>() }))

/** Ids later in the alphabet are newer. */
const comment = (id: string): Comment => ({
  ...{ _id: id, id, text: id, parentId: null, author: 'Rahim', authorImg: null, user: { _id: 'rahim' } },
  ...{ replyCount: 0, replies: [], repliesCursor: null, isAnonymous: false, isHeld: false },
  ...{ upvoteCount: 0, downvoteCount: 0, hasUpvoted: false, hasDownvoted: false, can: { delete: false } },
  createdAt: `2026-01-01T00:00:00.${id.charCodeAt(0)}0Z`,
})

const pageOf = (ids: string, nextCursor: string | null = null): CommentPage => ({
  ...{ success: true as const, comments: [...ids].map(comment), nextCursor },
  ...{ total: ids.length, commentCount: ids.length, currentPage: 1, totalPages: 1 },
})

const key = commentKeys.of('post')
let client: QueryClient
let answers: ((page: CommentPage | Promise<never>) => void)[]

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData<CommentPages>(key, { pages: [pageOf('a')], pageParams: [null] })
  answers = []
  vi.mocked(call).mockImplementation((() => new Promise((resolve) => answers.push(resolve))) as never)
})

const shown = () => {
  const list = client.getQueryData<CommentPages>(key)
  return list && { ids: commentsIn(list).map(({ _id }) => _id), count: list.pages[0]?.commentCount }
}
const hear = (id: string) => patchComments(client, 'post', (list) => withNews(list, comment(id)))

describe('reading the newest comments', () => {
  test('brings what is new, and takes away what is gone', async () => {
    const reading = readNewest(client, 'post')
    answers[0]?.(pageOf('cb'))
    await reading
    expect(shown()).toEqual({ ids: ['c', 'b'], count: 2 })
  })

  test('takes nothing away that was heard of while it was under way', async () => {
    const reading = readNewest(client, 'post')
    hear('b')
    hear('c')
    answers[0]?.(pageOf('a'))
    await reading
    expect(shown()).toEqual({ ids: ['c', 'b', 'a'], count: 3 })
  })

  test('counts nothing twice that it brings and that was heard of, too', async () => {
    const reading = readNewest(client, 'post')
    hear('b')
    answers[0]?.(pageOf('ba'))
    await reading
    expect(shown()).toEqual({ ids: ['b', 'a'], count: 2 })
  })

  test('does not bring back what was taken away meanwhile', async () => {
    const reading = readNewest(client, 'post')
    patchComments(client, 'post', (list) => without(list, 'a'))
    answers[0]?.(pageOf('a'))
    await reading
    expect(shown()).toEqual({ ids: [], count: 0 })
  })

  test('changes nothing once a later reading has been answered', async () => {
    const [first, second] = [readNewest(client, 'post'), readNewest(client, 'post')]
    answers[1]?.(pageOf('ba'))
    await second
    answers[0]?.(pageOf('a'))
    await first
    expect(shown()).toEqual({ ids: ['b', 'a'], count: 2 })
  })

  test('leaves a further page alone that is being fetched, if more was missed than one page', async () => {
    client.setQueryData<CommentPages>(key, { pages: [pageOf('b', 'after b')], pageParams: [null] })
    const list = new InfiniteQueryObserver(client, {
      queryKey: key,
      queryFn: ({ pageParam }) => readPage(call, 'post', pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }: CommentPage) => nextCursor,
      staleTime: Number.POSITIVE_INFINITY,
    })
    const stop = list.subscribe(() => {})
    void list.fetchNextPage()
    await eventually(() => expect(answers).toHaveLength(1))
    const reading = readNewest(client, 'post')
    answers[1]?.(pageOf('fe', 'after e'))
    await new Promise((resolve) => setTimeout(resolve))
    answers[0]?.(pageOf('a'))
    await eventually(() => expect(answers).toHaveLength(3))
    answers[2]?.(pageOf('fe', 'after e'))
    await eventually(() => expect(answers).toHaveLength(4))
    answers[3]?.(pageOf('dc', 'after c'))
    await reading
    expect(shown()?.ids).toEqual(['f', 'e', 'd', 'c'])
    stop()
  })

  test('is not in the way of others when it fails', async () => {
    const [failing, reading] = [readNewest(client, 'post'), readNewest(client, 'post')]
    answers[0]?.(Promise.reject(new Error('No network')))
    await expect(failing).rejects.toThrow('No network')
    hear('b')
    answers[1]?.(pageOf('ca'))
    await reading
    expect(shown()).toEqual({ ids: ['c', 'b', 'a'], count: 3 })
  })
})
