import type { CallOutput } from '@bichar/contract/api.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const summaryKey = ['adminSummary'] as const

export type WaitingKind = keyof CallOutput<'GET /admin/summary'>['summary']

/** The number of pending items, for the dashboard and the badges in the navigation. */
export const summaryOptions = () =>
  queryOptions({
    queryKey: summaryKey,
    queryFn: async ({ signal }) => (await call('GET /admin/summary', {}, { signal })).summary,
    refetchInterval: 120_000,
  })

/**
 * Counts what was decided, before the server does. What is being read may not have it and is given up; what is read
 * later has it, because the server counts nothing that is decided.
 */
export function countWaiting(client: QueryClient, kind: WaitingKind, by: 1 | -1): void {
  const { queryKey } = summaryOptions()
  const summary = client.getQueryData(queryKey)
  if (!summary) return
  void client.cancelQueries({ queryKey, exact: true })
  const { count, ...rest } = summary[kind]
  client.setQueryData(queryKey, { ...summary, [kind]: { ...rest, count: Math.max(0, count + by) } })
}

/** Invalidates the summary after a decision. */
export const summaryChanged = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: summaryKey })
