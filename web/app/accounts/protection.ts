import type { CallOutput } from '@bichar/contract/api.ts'
import { type Query, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { unreadOptions } from '../notifications/unread.ts'
import { setLocked } from './anonymityLock.ts'

export type Protection = CallOutput<'GET /auth/protection'>

export const protectionOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'protection'],
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /auth/protection', {}, { signal }),
  })

/**
 * Fetches again everything that is shown: the person's anonymous content has become visible, or must leave this browser's memory. No
 * component fetches the unread count, which is why it is asked for here.
 */
export function useRefetch(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    setLocked()
    // What needs no network stays: drafts, and with them the page of whoever writes a report, or has just been given its code.
    const isFromServer = ({ options }: Query) => options.networkMode !== 'always'
    await Promise.all([
      client.resetQueries({ predicate: isFromServer }),
      client.prefetchQuery(unreadOptions()),
    ])
  }
}
