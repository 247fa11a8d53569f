import { limits } from '@bichar/contract/rules/limits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { searchPauseMilliseconds, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { suspectKeys } from '../queries.ts'

export interface SuspectSearch {
  /** 'idle' until something has been typed. */
  state: 'idle' | 'searching' | 'failed' | 'done'
  found: readonly Suspect[]
  retry(): void
}

const none: readonly Suspect[] = []

/** Searches suspects by name, half a second after the last key press. A request is aborted when its text is no longer needed. */
export function useSuspectSearch(text: string): SuspectSearch {
  const query = text.trim()
  const asked = useDebouncedValue(query, searchPauseMilliseconds)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...suspectKeys.all, 'picking', asked],
    queryFn: ({ signal }) =>
      call('GET /criminals/search', { query: { query: asked, limit: limits.suspectPage } }, { signal }),
    enabled: asked !== '',
    // Always refetched, since a suspect may have been added. Without a network it fails at once, rather than keeping a person waiting.
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
