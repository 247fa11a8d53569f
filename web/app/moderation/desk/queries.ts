import type { CallOutput } from '@bichar/contract/api.ts'
import type { DeskItem } from '@bichar/contract/desk.ts'
import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { invalidateLists } from '../../api/invalidate.ts'
import { patchQueries } from '../../api/patch.ts'
import { deskKey } from '../panel/deskEvents.ts'
import { waitForUndo } from './claims.ts'
import { readBetweenChanges } from './unanswered.ts'

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

const queueKey = [...deskKey, 'queue'] as const
const openedKey = (kind: DeskKind, id: string) => [...deskKey, 'opened', kind, id] as const

/** There is no event for items that enter the queue, so it is polled. */
const pollMilliseconds = 60_000

export const queueOptions = (filter: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, filter],
    queryFn: ({ pageParam, signal }) =>
      readBetweenChanges(async (): Promise<DeskPage> => {
        const readAt = Date.now()
        const page = await call('GET /admin/desk', { query: { ...filter, cursor: pageParam } }, { signal })
        return { ...page, readAt }
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: pollMilliseconds,
  })

export const itemOptions = (kind: DeskKind, id: string) =>
  queryOptions({
    queryKey: openedKey(kind, id),
    queryFn: async ({ signal }) => {
      await waitForUndo({ kind, id })
      return call('GET /admin/desk/:kind/:id', { params: { kind, id } }, { signal })
    },
  })

/** Always read again when it is opened: what was decided meanwhile must be there. */
export const decidedOptions = () =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'decided'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/desk/decided', { query: { limit: limits.auditPage, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  })

export const refetchQueue = (client: QueryClient): void => void invalidateLists(client, queueKey)

export const refetchItem = (client: QueryClient, { kind, id }: Pick<DeskItem, 'kind' | 'id'>): void =>
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
