import type { CallOutput } from '@bichar/contract/api.ts'
import type { CrimeType, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'

export type SuspectPage = CallOutput<'GET /criminals/search'>

const all = ['suspects'] as const

export const suspectKeys = {
  all,
  lists: [...all, 'list'] as const,
  one: (id: string) => [...all, 'one', id] as const,
  revisions: (id: string) => [...all, 'revisions', id] as const,
  /** The changes of all suspects. */
  changes: [...all, 'changes'] as const,
}

/** Each field is '' if it does not filter. */
export interface SuspectFilter {
  status: SuspectStatus | ''
  category: CrimeType | ''
  /** English name. */
  district: string
  upazila: string
  /** The first page to fetch. */
  from?: number
}

/** Empty filters are left out, because the server only caches addresses without redundant parameters. */
const asked = (filter: Omit<SuspectFilter, 'from'>): Partial<typeof filter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value))

/** The suspects, newest first. */
export const suspectsOptions = ({ from = 1, ...filter }: SuspectFilter, read: CallFunction = call) =>
  infiniteQueryOptions({
    queryKey: [...suspectKeys.lists, filter, from],
    queryFn: ({ pageParam, signal }) =>
      read(
        'GET /criminals/search',
        { query: { page: pageParam, limit: limits.suspectPage, ...asked(filter) } },
        { signal },
      ),
    initialPageParam: from,
    getNextPageParam: ({ hasMore, currentPage }) => (hasMore ? currentPage + 1 : undefined),
    // Refetching a long list loads all of its pages, so it does not happen each time the tab regains the focus.
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The suspects in the admins' search, in larger pages. */
export const managedSuspectsOptions = ({ search, status }: { search: string; status: SuspectStatus | '' }) =>
  infiniteQueryOptions({
    queryKey: [...suspectKeys.lists, 'managed', status, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /criminals/search',
        { query: { page: pageParam, limit: limits.managedSuspectPage, status, search } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, currentPage }) => (hasMore ? currentPage + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** Removes duplicates: a suspect added meanwhile pushes the last of one page onto the next. */
export const suspectsOf = (pages: readonly SuspectPage[]): Suspect[] => [
  ...new Map(pages.flatMap(({ criminals }) => criminals).map((suspect) => [suspect._id, suspect])).values(),
]

export const suspectOptions = (id: string) =>
  queryOptions({
    queryKey: suspectKeys.one(id),
    queryFn: async ({ signal }) =>
      (await call('GET /criminals/:id', { params: { id } }, { signal })).criminal,
  })
