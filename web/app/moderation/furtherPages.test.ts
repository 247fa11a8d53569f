import { limits } from '@bichar/contract/rules/limits.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { sanctionsChanged } from '../sanctions/queries.ts'
import { flaggedOptions, flagsChanged } from './flags/flagged.ts'
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
