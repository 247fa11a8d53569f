import { limits } from '@bichar/contract/rules/limits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { searchPauseMilliseconds, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { useLastDefined } from '../../ui/useLastDefined.ts'
import { suspectKeys } from '../queries.ts'
import { isNamedLike } from './alike.ts'

export interface SuspectSearch {
  /** 'idle' until something has been typed. */
  state: 'idle' | 'searching' | 'failed' | 'done'
  /** Those found for this text; until there are any, those found for what has become this text by writing on or deleting. */
  found: readonly Suspect[]
  /** Whether nobody was found for this very text, but for its beginning. */
  areOnlyAlike: boolean
  retry(): void
}

const none: readonly Suspect[] = []

/** Searches suspects by name, half a second after the last key press. A request is aborted when its text is no longer needed. */
export function useSuspectSearch(text: string): SuspectSearch {
  const query = text.trim()
  const asked = useDebouncedValue(query, searchPauseMilliseconds)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...suspectKeys.all, 'picking', asked],
    queryFn: async ({ signal }) => {
      const wanted = { query: asked, limit: limits.suspectPage }
      const { criminals } = await call('GET /criminals/search', { query: wanted }, { signal })
      return { asked, found: criminals }
    },
    enabled: asked !== '',
    // Always refetched, since a suspect may have been added. Without a network it fails at once, rather than keeping a person waiting.
    staleTime: 0,
    refetchOnWindowFocus: false,
    networkMode: 'always',
    retry: false,
  })
  const last = useLastDefined(data && data.found.length > 0 ? data : undefined)
  const isSearching = query !== asked || isFetching
  const state = query === '' ? 'idle' : isSearching ? 'searching' : isError ? 'failed' : 'done'
  const kept = last && (query.startsWith(last.asked) || last.asked.startsWith(query)) ? last.found : none
  const alike = kept.filter((suspect) => isNamedLike(suspect, query))
  const isNobody = state === 'done' && last !== data
  return {
    state,
    found: state === 'idle' ? none : isNobody ? alike : kept,
    areOnlyAlike: isNobody && alike.length > 0,
    retry: () => void refetch(),
  }
}
