import type { CallOutput } from '@bichar/contract/api.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export type Protection = CallOutput<'GET /auth/protection'>

/** A session that has not been used locks by itself: what is on the screen goes then, too. */
const lookMilliseconds = 60_000 * 21

export const protectionOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'protection'],
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /auth/protection', {}, { signal }),
    refetchInterval: lookMilliseconds,
  })

/** Reads anew all that is shown: what the person wrote anonymously has come, or has to go from this browser's memory. */
export function useReadAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.resetQueries()
}
