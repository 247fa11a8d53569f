import { eventually } from '@bichar/contract/test/eventually.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateLists } from './invalidate.ts'

/** A list of two pages; the test answers each request for the second one itself. */
async function twoPages(client: QueryClient) {
  const asked: number[] = []
  const answers: { resolve(): void; reject(): void }[] = []
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['lists', 'of two pages'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam)
      if (pageParam === 2)
        await new Promise<void>((resolve, reject) => {
          answers.push({ resolve, reject: () => reject(new Error('no answer')) })
        })
      return pageParam
    },
    initialPageParam: 1,
    getNextPageParam: (last: number) => (last === 1 ? 2 : undefined),
    retry: false,
  })
  const stop = list.subscribe(() => {})
  await eventually(() => expect(list.getCurrentResult().data?.pages).toEqual([1]))
  return { list, asked, answers, stop }
}

test('a further page that is being fetched is not lost, and the list is fetched again after it', async () => {
  const client = new QueryClient()
  const { list, asked, answers, stop } = await twoPages(client)
  void list.fetchNextPage()
  await eventually(() => expect(answers).toHaveLength(1))
  const done = invalidateLists(client, ['lists'])
  answers[0]?.resolve()
  await eventually(() => expect(answers).toHaveLength(2))
  expect(list.getCurrentResult().data?.pages).toEqual([1, 2])
  answers[1]?.resolve()
  await done
  expect(asked).toEqual([1, 2, 1, 2])
  expect(list.getCurrentResult().data?.pages).toEqual([1, 2])
  stop()
})

test('where the further page fails, the list is fetched again all the same', async () => {
  const client = new QueryClient()
  const { list, asked, answers, stop } = await twoPages(client)
  list.fetchNextPage().catch(() => {})
  await eventually(() => expect(answers).toHaveLength(1))
  const done = invalidateLists(client, ['lists'])
  answers[0]?.reject()
  await done
  expect(asked).toEqual([1, 2, 1])
  expect(list.getCurrentResult().data?.pages).toEqual([1])
  stop()
})

test('other lists do not wait for it', async () => {
  const client = new QueryClient()
  const { list, answers, stop } = await twoPages(client)
  client.setQueryData(['lists', 'another'], [])
  void list.fetchNextPage()
  await eventually(() => expect(answers).toHaveLength(1))
  const done = invalidateLists(client, ['lists'])
  expect(client.getQueryState(['lists', 'another'])?.isInvalidated).toBe(true)
  answers[0]?.resolve()
  await eventually(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve()
  await done
  stop()
})
