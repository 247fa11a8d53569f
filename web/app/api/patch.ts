import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Lays a change over every cached copy under `queryKey`. A reading that is under way would bring back what was there
 * before it began, so the change is laid over what it brings, too: made twice, a change must be as made once.
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
