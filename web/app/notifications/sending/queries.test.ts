import { eventually } from '@bichar/contract/test/eventually.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { catchUp } from '../queries.ts'
import { applySent, peopleOptions, removeSent, sentIn, sentOptions } from './queries.ts'

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }))

// Shows spec 4.31.
test('taking one back leaves none out of the page that is read next', async () => {
  let sent = ['e', 'd', 'c', 'b', 'a']
  vi.mocked(call).mockImplementation((async (
    _name: string,
    { query: { page } }: { query: { page: number } },
  ) => ({
    notifications: sent.slice((page - 1) * 2, page * 2).map((_id) => ({ _id })),
    currentPage: page,
    totalPages: Math.ceil(sent.length / 2),
  })) as never)
  const client = new QueryClient()
  const list = new InfiniteQueryObserver(client, sentOptions('', 'all'))
  const stop = list.subscribe(() => {})
  const shown = () => {
    const { data } = list.getCurrentResult()
    return data && sentIn(data).map(({ _id }) => _id)
  }
  await eventually(() => expect(shown()).toEqual(['e', 'd']))

  sent = ['e', 'c', 'b', 'a']
  removeSent(client, 'd')
  expect(shown()).toEqual(['e'])
  await eventually(() => expect(client.isFetching()).toBe(0))
  await list.fetchNextPage()
  expect(shown()).toEqual(['e', 'c', 'b', 'a'])
  stop()
})

// Shows spec 4.31.
test.each<[string, (client: QueryClient) => void]>([
  ['the live connection comes', catchUp],
  ['another message is sent', (client) => applySent(client, { kind: 'message' })],
  ['a message is taken back', (client) => removeSent(client, 'another')],
])('a further page that is being fetched when %s is not lost', async (_when, happens) => {
  let arrive = () => {}
  const secondPage = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let isAsked = false
  vi.mocked(call).mockImplementation((async (_name: string, { query }: { query?: { page: number } }) => {
    const page = query?.page ?? 1
    if (page === 2 && !isAsked) {
      isAsked = true
      await secondPage
    }
    return { notifications: [{ _id: `page ${page}` }], currentPage: page, totalPages: 2 }
  }) as never)
  const client = new QueryClient()
  const list = new InfiniteQueryObserver(client, sentOptions('', 'all'))
  const stop = list.subscribe(() => {})
  await eventually(() => expect(list.getCurrentResult().data?.pages).toHaveLength(1))
  void list.fetchNextPage()
  await eventually(() => expect(isAsked).toBe(true))
  happens(client)
  arrive()
  await eventually(() => expect(client.isFetching()).toBe(0))
  expect(list.getCurrentResult().data?.pages).toHaveLength(2)
  stop()
})

// Shows spec 5.73.
test('people are looked for from the second letter on', () => {
  const isAsked = (text: string) => peopleOptions(text).enabled
  expect(['', 'r', '👤', 'ra', 'রহ'].map(isAsked)).toEqual([false, false, false, true, true])
})
