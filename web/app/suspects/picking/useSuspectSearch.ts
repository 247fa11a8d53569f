import { limits } from '@bichar/contract/rules/limits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { searchPauseMilliseconds, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { suspectKeys } from '../queries.ts'

export interface SuspectSearch {
  /** Nothing is looked for until something is written. */
  state: 'idle' | 'searching' | 'failed' | 'done'
  found: readonly Suspect[]
  retry(): void
}

const none: readonly Suspect[] = []

/** Suspects by name, half a second after the last letter; what is no longer asked for is called off. */
export function useSuspectSearch(text: string): SuspectSearch {
  const query = text.trim()
  const asked = useDebouncedValue(query, searchPauseMilliseconds)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...suspectKeys.all, 'picking', asked],
    queryFn: ({ signal }) =>
      call('GET /criminals/search', { query: { query: asked, limit: limits.suspectPage } }, { signal }),
    enabled: asked !== '',
    // Somebody may have been added since, and whoever waits in a form would rather know than wait on.
    staleTime: 0,
    refetchOnWindowFocus: false,
    networkMode: 'always',
    retry: false,
  })
  const retry = () => void refetch()
  if (query === '') return { state: 'idle', found: none, retry }
  if (query !== asked || isFetching) return { state: 'searching', found: none, retry }
  if (isError) return { state: 'failed', found: none, retry }
  return { state: 'done', found: data?.criminals ?? none, retry }
}
