import type { CallOutput } from '@bichar/contract/api.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export const summaryKey = ['adminSummary'] as const

export type WaitingKind = keyof CallOutput<'GET /admin/summary'>['summary']

/** How much waits for admins; read by the dashboard and by the badges of the navigation alike. */
export const summaryOptions = () =>
  queryOptions({
    queryKey: summaryKey,
    queryFn: async ({ signal }) => (await call('GET /admin/summary', {}, { signal })).summary,
    refetchInterval: 120_000,
  })

/** Something was decided. */
export const summaryChanged = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: summaryKey })
