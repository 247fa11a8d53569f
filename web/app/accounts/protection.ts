import type { CallOutput } from '@bichar/contract/api.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export type Protection = CallOutput<'GET /auth/protection'>

/** A session that is not used locks by itself: this poll notices that, so that hidden content leaves the screen. */
const lookMilliseconds = 60_000 * 21

export const protectionOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'protection'],
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /auth/protection', {}, { signal }),
    refetchInterval: lookMilliseconds,
  })

/** Fetches again everything that is shown: the person's anonymous content has become visible, or must leave this browser's memory. */
export function useReadAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.resetQueries()
}
