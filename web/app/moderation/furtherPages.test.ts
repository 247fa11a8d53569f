import { limits } from '@bichar/contract/rules/limits.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { sanctionsChanged } from '../sanctions/queries.ts'
import { requestsOptions } from '../support/queries.ts'
import { pendingSuspectsOptions } from '../suspects/pendingSuspects.ts'
import { pendingTimelinesOptions } from '../timelines/pendingTimelines.ts'
import { flaggedOptions, flagsChanged } from './flags/flagged.ts'
import { reportedOptions } from './flags/reportedPosts.ts'
import { pendingOptions } from './review/pendingPosts.ts'
import { appealsOptions } from './sanctions/queries.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn() }))

const appeals = (client: QueryClient) => new InfiniteQueryObserver(client, appealsOptions())
const flagged = (client: QueryClient) => new InfiniteQueryObserver(client, flaggedOptions(''))

interface Pages {
  data: { pages: readonly unknown[] } | undefined
}

interface List {
  subscribe(listener: () => void): () => void
  getCurrentResult(): Pages
  fetchNextPage(): Promise<unknown>
}

test.each<[string, (client: QueryClient) => List, (client: QueryClient) => Promise<void>]>([
  ['appeals', appeals, sanctionsChanged],
  ['flagged items', flagged, flagsChanged],
])(
  'deciding on one of the %s does not lose the further page that is being fetched',
  async (_name, listIn, decided) => {
    let arrive = () => {}
    const secondPage = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const asked: number[] = []
    vi.mocked(call).mockImplementation((async (_call: string, { query }: { query: { page: number } }) => {
      asked.push(query.page)
      if (query.page === 2) await secondPage
      const items = Array.from({ length: limits.reportedPage }, (_, at) => ({ _id: `${query.page}.${at}` }))
      return { appeals: items, flagged: items, total: 1_000, currentPage: query.page, totalPages: 2 }
    }) as never)
    const client = new QueryClient()
    const list = listIn(client)
    const stop = list.subscribe(() => {})
    const pages = () => list.getCurrentResult().data?.pages
    await eventually(() => expect(pages()).toHaveLength(1))
    void list.fetchNextPage()
    await eventually(() => expect(asked).toEqual([1, 2]))
    const settled = decided(client)
    arrive()
    await settled
    expect(pages()).toHaveLength(2)
    expect(asked).toEqual([1, 2, 1, 2])
    stop()
  },
)

interface LeftList {
  getNextPageParam(last: never, pages: never[], page: number, numbers: number[]): number | null | undefined
}

test.each<[string, LeftList, size: number]>([
  ['posts', pendingOptions(''), limits.pendingPage],
  ['timelines', pendingTimelinesOptions(''), limits.pendingTimelinePage],
  ['criminals', pendingSuspectsOptions(''), limits.suspectPage],
  ['posts', reportedOptions(''), limits.reportedPage],
  ['flagged', flaggedOptions(''), limits.reportedPage],
  ['requests', requestsOptions('pending'), limits.supportPage],
])('what was decided on leaves the list of %s, and the next page skips none', (list, options, size) => {
  const nextAfter = (shown: number, total: number) => {
    const items = Array.from({ length: shown }, (_, at) => ({ _id: `${at}` }))
    const page = { [list]: items, total, currentPage: 1, totalPages: Math.ceil(total / size) }
    return options.getNextPageParam(page as never, [page as never], 1, [1])
  }
  expect(nextAfter(size, size + 5)).toBe(2)
  // What the server now has on its first page is not all here.
  expect(nextAfter(size - 3, size + 2)).toBe(1)
  expect(nextAfter(size - 3, size - 3)).toBeUndefined()
})
