import type { CallOutput } from '@bichar/contract/api.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export const summaryKey = ['adminSummary'] as const

export type WaitingKind = keyof CallOutput<'GET /admin/summary'>['summary']

/** The number of pending items, for the dashboard and the badges in the navigation. */
export const summaryOptions = () =>
  queryOptions({
    queryKey: summaryKey,
    queryFn: async ({ signal }) => (await call('GET /admin/summary', {}, { signal })).summary,
    refetchInterval: 120_000,
  })

/** Invalidates the summary after a decision. */
export const summaryChanged = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: summaryKey })
