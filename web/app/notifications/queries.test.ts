import type { Notification } from '@bichar/contract/notifications.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { applyNotification, catchUp, notificationsOptions, removeNotification, setUnread } from './queries.ts'

const client = new QueryClient()
vi.mock('../api/call.ts', () => ({ call: vi.fn<() => void>() }))
afterEach(() => client.clear())

/** Resolves once every pending answer has been handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

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

describe('the unread, while they are being counted', () => {
  const unread = () => client.getQueryData(['notifications', 'unread'])
  const news = { _id: 'news', isRead: false } as Notification

  /** The test answers each request for the count itself; the first answer is the count from before any event. */
  function readings() {
    const answers: ((unreadCount: number) => void)[] = []
    vi.mocked(call).mockImplementation(
      () =>
        new Promise((resolve) => {
          answers.push((unreadCount) => resolve({ ...page(1, null), unreadCount } as never))
        }),
    )
    return answers
  }

  test('are as many as was told since', async () => {
    const answers = readings()
    catchUp(client)
    setUnread(client, 3)
    answers[0]?.(2)
    await settled()
    expect(unread()).toBe(3)
  })

  test('are counted anew once something has come for everybody, so that it counts once', async () => {
    const answers = readings()
    setUnread(client, 2)
    catchUp(client)
    applyNotification(client, news)
    expect(unread()).toBe(3)
    answers[0]?.(2)
    await settled()
    expect([unread(), answers.length]).toEqual([3, 2])
    answers[1]?.(3)
    await eventually(() => expect(client.isFetching()).toBe(0))
    expect(unread()).toBe(3)
  })

  test('are counted anew once one was taken back', async () => {
    const answers = readings()
    catchUp(client)
    removeNotification(client, 'gone')
    answers[0]?.(2)
    answers[1]?.(1)
    await eventually(() => expect(client.isFetching()).toBe(0))
    expect(unread()).toBe(1)
  })
})
