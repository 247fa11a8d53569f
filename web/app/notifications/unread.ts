import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useSession } from '../api/session.ts'

/** By itself, for every page asks for it, and few for the list. */
export const unreadOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'] as const,
    queryFn: async ({ signal }) =>
      (await call('GET /notifications', { query: { limit: 1 } }, { signal })).unreadCount,
  })

/**
 * How many notifications are unread; none for guests. It is read with each live connection,
 * see `catchUp`, and told after that.
 */
export function useUnreadCount(): number {
  const { status } = useSession()
  const { data } = useQuery({ ...unreadOptions(), enabled: false })
  return status === 'signedIn' ? (data ?? 0) : 0
}
