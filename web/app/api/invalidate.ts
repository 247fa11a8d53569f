import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Invalidates the queries under `queryKey`, lists among them. A list whose further page is just being fetched is invalidated after that:
 * fetching it again at once would cancel the page, as if 'Load More' had not been pressed.
 */
export async function invalidateLists(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const busy = client.getQueryCache().findAll({ queryKey, predicate: fetchesFurtherPage })
  await Promise.all([
    client.invalidateQueries({ queryKey, predicate: (query) => !busy.includes(query) }),
    ...busy.map(async (query) => {
      // A page that fails is shown as failed by its list.
      await Promise.allSettled([query.promise])
      await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }),
  ])
}

const fetchesFurtherPage = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore !== undefined
