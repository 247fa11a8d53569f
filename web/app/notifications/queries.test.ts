import { eventually } from '@bichar/contract/test/eventually.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { catchUp, notificationsOptions } from './queries.ts'

const client = new QueryClient()
vi.mock('../api/call.ts', () => ({ call: vi.fn<() => void>() }))
afterEach(() => client.clear())

const page = (number: number, nextCursor: string | null) => ({
  ...{ success: true, notifications: [{ _id: `page ${number}` }], unreadCount: 0 },
  ...{ total: 2, currentPage: number, totalPages: 2, nextCursor },
})

test('a further page that is on its way when the connection comes is not lost, and the list is read again', async () => {
  const asked: string[] = []
  let arrive = () => {}
  const secondPage = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.mocked(call).mockImplementation(async (_name, input) => {
    const { cursor = 'first' } = (input as { query: { cursor?: string } }).query
    asked.push(cursor)
    if (cursor === 'next' && asked.filter((each) => each === cursor).length === 1) await secondPage
    return (cursor === 'next' ? page(2, null) : page(1, 'next')) as never
  })
  const observer = new InfiniteQueryObserver(client, notificationsOptions())
  const stop = observer.subscribe(() => {})
  await eventually(() => expect(observer.getCurrentResult().data?.pages).toHaveLength(1))

  const loading = observer.fetchNextPage()
  catchUp(client)
  arrive()
  await loading

  await eventually(() => expect(asked.filter((each) => each === 'next')).toHaveLength(2))
  await eventually(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  expect(observer.getCurrentResult().data?.pages).toHaveLength(2)
  stop()
})
