import type { CallInput, CallOutput } from '@bichar/contract/api.ts'
import type { CrimeType, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallFunction, type CallOptions, call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { patchQueries } from '../api/patch.ts'
import { changeLinkedSuspects } from '../posts/queries.ts'
import { linkedOf } from './picking/linked.ts'

type SuspectPage = CallOutput<'GET /criminals/search'>
type SuspectPages = InfiniteData<SuspectPage, number>

const all = ['suspects'] as const

export const suspectKeys = {
  all,
  lists: [...all, 'list'] as const,
  one: (id: string) => [...all, 'one', id] as const,
  revisions: (id: string) => [...all, 'revisions', id] as const,
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

/** The suspect, if any cached list holds it. */
export function cachedSuspect(client: QueryClient, id: string): Suspect | undefined {
  const lists = client.getQueriesData<SuspectPages>({ queryKey: suspectKeys.lists })
  return lists.flatMap(([, list]) => suspectsOf(list?.pages ?? [])).find((suspect) => suspect._id === id)
}

export type NewSuspect = CallInput<'POST /criminals'>['form']

export async function sendNewSuspect(
  client: QueryClient,
  form: NewSuspect,
  options: CallOptions,
): Promise<Suspect> {
  const { criminal } = await call('POST /criminals', { form }, options)
  void client.invalidateQueries({ queryKey: suspectKeys.lists })
  return criminal
}

export type SuspectEdit = CallInput<'PUT /criminals/:id'>['form']

/** Changes only the fields in `form`. If it has a `version`, the server refuses unless that is still the current one. */
export async function sendSuspectEdit(
  client: QueryClient,
  id: string,
  form: SuspectEdit,
  options: CallOptions = {},
): Promise<Suspect> {
  const { criminal } = await call('PUT /criminals/:id', { params: { id }, form }, options)
  replaceSuspect(client, criminal)
  return criminal
}

/** Adds crime types one by one, which is the only change to them that every user may make. */
export async function sendCrimeTypes(
  client: QueryClient,
  suspect: Suspect,
  added: readonly CrimeType[],
): Promise<Suspect> {
  let changed = suspect
  for (const crimeType of added) {
    const params = { id: suspect._id }
    changed = (await call('POST /criminals/:id/crime-types', { params, body: { crimeType } })).criminal
    replaceSuspect(client, changed)
  }
  return changed
}

export function useDeleteSuspect(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /criminals/:id', { params: { id } }),
    onSuccess: () => removeSuspect(client, id),
    onError: (error) => {
      if (!isNotFound(error)) return
      removeSuspect(client, id)
      void client.invalidateQueries({ queryKey: suspectKeys.one(id) })
    },
  })
}

/** Replaces every cached copy of a changed suspect, including those in posts. */
export function replaceSuspect(client: QueryClient, changed: Suspect): void {
  client.setQueryData(suspectKeys.one(changed._id), changed)
  changeLists(client, (list) => list.map((suspect) => (suspect._id === changed._id ? changed : suspect)))
  changeLinkedSuspects(client, (linked) =>
    linked.map((one) => (one._id === changed._id ? linkedOf(changed) : one)),
  )
  void client.invalidateQueries({ queryKey: suspectKeys.revisions(changed._id) })
}

function removeSuspect(client: QueryClient, id: string): void {
  changeLists(client, (list) => list.filter((suspect) => suspect._id !== id))
  changeLinkedSuspects(client, (linked) => linked.filter((one) => one._id !== id))
}

const changeLists = (client: QueryClient, to: (list: Suspect[]) => Suspect[]): void =>
  patchQueries<SuspectPages>(
    client,
    suspectKeys.lists,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, criminals: to(page.criminals) })) },
  )
