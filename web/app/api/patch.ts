import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Applies a change to every cached copy under `queryKey`. A fetch in flight would bring back the state from before the change, so the
 * change is applied to its result as well: it must be idempotent.
 */
export function patchQueries<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  to: (data: Data | undefined) => Data | undefined,
): void {
  client.setQueriesData<Data>({ queryKey }, to)
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey, fetchStatus: 'fetching' })) {
    const stop = cache.subscribe((event) => {
      if (event.query !== query) return
      const gone = event.type === 'removed'
      if (!gone && query.state.fetchStatus === 'fetching') return
      stop()
      if (!gone) client.setQueryData<Data>(query.queryKey, to)
    })
  }
}
