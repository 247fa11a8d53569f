import {
  CancelledError,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { get, set } from 'idb-keyval'
import { useEffect } from 'react'
import { deviceStore } from '../api/deviceStore.ts'
import { useSession } from '../api/session.ts'

const most = 8
const mostSuggested = 3

const placeOf = (person: string) => `${person}/searches`

const recentOptions = (person: string | undefined) =>
  queryOptions({
    queryKey: ['search', 'recent', person],
    enabled: person !== undefined,
    queryFn: async (): Promise<string[]> =>
      (await get<string[]>(placeOf(person ?? ''), deviceStore()).catch(notKept)) ?? [],
    // It is read from the device, with or without a network.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Adds the latest search at the front, without duplicates. */
export const withLatest = (searches: readonly string[], latest: string): string[] =>
  [latest, ...searches.filter((earlier) => earlier !== latest)].slice(0, most)

/** Earlier searches that contain what is typed now. */
export const matchingSearches = (searches: readonly string[], typed: string): string[] => {
  const words = typed.normalize('NFC').toLowerCase()
  return searches
    .filter((earlier) => {
      const text = earlier.normalize('NFC').toLowerCase()
      return text !== words && text.includes(words)
    })
    .slice(0, mostSuggested)
}

async function keep(client: QueryClient, person: string, change: (searches: string[]) => string[]) {
  const recent = recentOptions(person)
  const earlier = await client.ensureQueryData(recent).catch(ifCleared)
  if (!earlier) return
  const searches = change(earlier)
  client.setQueryData(recent.queryKey, searches)
  await set(placeOf(person), searches, deviceStore()).catch(notKept)
}

/** A logout clears all queries, also one that is still being read: then nothing is kept. */
function ifCleared(error: unknown): undefined {
  if (!(error instanceof CancelledError)) throw error
}

/** Some browsers store nothing; then the searches last until the page is closed. */
const notKept = (error: unknown) => console.warn('Recent searches cannot be kept on this device', error)

/** What this person has searched for on this device; it is never sent anywhere, and a logout deletes it. */
export function useRecentSearches(): { searches: string[]; clear(): void } {
  const client = useQueryClient()
  const person = useSession().user?._id
  const { data: searches = [] } = useQuery(recentOptions(person))
  return { searches, clear: () => person && void keep(client, person, () => []) }
}

/** Stores a search on the device; a blank one is ignored. */
export function useRememberedSearch(query: string): void {
  const client = useQueryClient()
  const person = useSession().user?._id
  useEffect(() => {
    if (query && person) void keep(client, person, (searches) => withLatest(searches, query))
  }, [query, person, client])
}
