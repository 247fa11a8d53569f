import type { CallOutput } from '@bichar/contract/api.ts'
import type { DeskItem } from '@bichar/contract/desk.ts'
import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { invalidateLists } from '../api/invalidate.ts'
import { patchQueries } from '../api/patch.ts'

type DeskPage = CallOutput<'GET /admin/desk'> & { readAt: number }
type Opened = CallOutput<'GET /admin/desk/:kind/:id'>

export interface DeskFilter {
  kind: DeskKind | ''
  /** Minimum age, in hours. */
  age: number
  place: string
  media: 'yes' | 'no' | ''
  firstTime: boolean
  mine: boolean
  search: string
}

const queueKey = ['desk', 'queue'] as const
const openedKey = (kind: DeskKind, id: string) => ['desk', 'opened', kind, id] as const

/** There is no event for items that enter the queue, so it is polled. */
const readAgainMilliseconds = 60_000

export const queueOptions = (filter: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, filter],
    queryFn: async ({ pageParam, signal }): Promise<DeskPage> => {
      const readAt = Date.now()
      const page = await call('GET /admin/desk', { query: { ...filter, cursor: pageParam } }, { signal })
      return { ...page, readAt }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: readAgainMilliseconds,
  })

export const openedOptions = (kind: DeskKind, id: string) =>
  queryOptions({
    queryKey: openedKey(kind, id),
    queryFn: ({ signal }) => call('GET /admin/desk/:kind/:id', { params: { kind, id } }, { signal }),
  })

export const readQueueAgain = (client: QueryClient): void => void invalidateLists(client, queueKey)

export const readOpenedAgain = (client: QueryClient, { kind, id }: Pick<DeskItem, 'kind' | 'id'>): void =>
  void client.invalidateQueries({ queryKey: openedKey(kind, id) })

/** Updates the claim of an item in every cached query. */
export function patchClaim(
  client: QueryClient,
  { kind, id }: Pick<DeskItem, 'kind' | 'id'>,
  claim: DeskItem['claim'],
): void {
  const claimed = (item: DeskItem) => (item.kind === kind && item.id === id ? { ...item, claim } : item)
  patchQueries<InfiniteData<DeskPage>>(
    client,
    queueKey,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(claimed) })) },
  )
  patchQueries<Opened>(
    client,
    openedKey(kind, id),
    (opened) => opened && { ...opened, item: claimed(opened.item) },
  )
}
