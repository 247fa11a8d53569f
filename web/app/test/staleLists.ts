import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query.ts'

/** Puts an empty list under each of these keys into the cache; the function says which of them have been invalidated since. */
export function cacheLists(keys: Readonly<Record<string, QueryKey>>): () => string[] {
  const client = queryClient()
  for (const key of Object.values(keys)) client.setQueryData(key, { pages: [], pageParams: [] })
  return () =>
    Object.entries(keys)
      .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
      .map(([name]) => name)
}
