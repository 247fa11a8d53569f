import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useSession } from '../api/session.ts'

/** A query of its own, because every page needs the count and few need the list. */
export const unreadOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'] as const,
    queryFn: async ({ signal }) =>
      (await call('GET /notifications', { query: { limit: 1 } }, { signal })).unreadCount,
  })

/** The number of unread notifications; 0 for guests. It is fetched on each live connection (see `catchUp`) and then updated by events. */
export function useUnreadCount(): number {
  const { status } = useSession()
  const { data } = useQuery({ ...unreadOptions(), enabled: false })
  return status === 'signedIn' ? (data ?? 0) : 0
}
