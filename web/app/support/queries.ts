import type { CallInput, CallOutput } from '@bichar/contract/api.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { SupportStatus } from '@bichar/contract/rules/supportStatuses.ts'
import type { OwnSupportRequest, SupportRequest } from '@bichar/contract/support.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallOptions, call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { invalidateLists } from '../api/invalidate.ts'
import { patchQueries } from '../api/patch.ts'
import { eachOnce, pageAfter } from '../moderation/panel/paging.ts'
import { summaryChanged } from '../moderation/panel/summary.ts'

type RequestPage = CallOutput<'GET /support/all'>
type OwnPage = CallOutput<'GET /support/mine'>

const all = ['support'] as const
const keys = { mine: [...all, 'mine'], requests: [...all, 'requests'] } as const

/** The reader's own requests, latest first. */
export const mineOptions = () =>
  infiniteQueryOptions({
    queryKey: keys.mine,
    queryFn: ({ pageParam, signal }) =>
      call('GET /support/mine', { query: { page: pageParam, limit: limits.supportPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  })

export const mineOf = (pages: readonly OwnPage[]): OwnSupportRequest[] =>
  eachOnce(pages.flatMap(({ requests }) => requests))

/** The addresses of the files are valid for at least a quarter of an hour; new ones are fetched before that. */
const renewMilliseconds = 10 * 60_000

/** The requests with the given status, or all of them, as seen by admins. */
export const requestsOptions = (status: SupportStatus | '') =>
  infiniteQueryOptions({
    queryKey: [...keys.requests, status],
    queryFn: ({ pageParam, signal }) =>
      call('GET /support/all', { query: { page: pageParam, limit: limits.supportPage, status } }, { signal }),
    initialPageParam: 1,
    // Pending requests leave their list when they are handled; the other lists are sorted latest first.
    getNextPageParam: (last, pages) =>
      status === 'pending'
        ? pageAfter(requestsOf(pages).length, last.total, limits.supportPage)
        : followingPage(last),
    placeholderData: keepPreviousData,
    refetchInterval: renewMilliseconds,
    refetchOnWindowFocus: 'always',
  })

const followingPage = ({ currentPage, totalPages }: OwnPage | RequestPage) =>
  currentPage < totalPages ? currentPage + 1 : undefined

export const requestsOf = (pages: readonly RequestPage[]): SupportRequest[] =>
  eachOnce(pages.flatMap(({ requests }) => requests))

export const renewFiles = (client: QueryClient): void => void invalidateLists(client, keys.requests)

export type NewRequest = CallInput<'POST /support'>['form']

/** Sends a request with an idempotency key, so that a retry does not create a second one. */
export async function sendRequest(
  client: QueryClient,
  { key, form }: { key: string; form: NewRequest },
  options: CallOptions,
): Promise<void> {
  await call('POST /support', { form }, { ...options, key })
  void invalidateLists(client, all)
  summaryChanged(client)
}

export function useMarkActioned({ _id }: SupportRequest) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('PATCH /support/:id/status', { params: { id: _id }, body: { status: 'action-taken' } }),
    onSuccess: () => markActioned(client, _id),
    onError(error) {
      if (!(error instanceof CallError)) return
      if (error.code === 'already_decided') markActioned(client, _id)
      if (error.code === 'support_not_found') renewFiles(client)
    },
    onSettled: () => summaryChanged(client),
  })
}

/** Removes the request from the pending list, and updates its status in the others. */
function markActioned(client: QueryClient, id: string): void {
  patchQueries<InfiniteData<RequestPage>>(client, [...keys.requests, 'pending'], (cached) => {
    if (!cached || !requestsOf(cached.pages).some(({ _id }) => _id === id)) return cached
    return changed(cached, (page) => ({
      ...page,
      requests: page.requests.filter(({ _id }) => _id !== id),
      total: page.total - 1,
    }))
  })
  patchQueries<InfiniteData<RequestPage>>(
    client,
    [...keys.requests, ''],
    (cached) =>
      cached &&
      changed(cached, (page) => ({
        ...page,
        requests: page.requests.map((request) =>
          request._id === id ? { ...request, status: 'action-taken' } : request,
        ),
      })),
  )
  void client.invalidateQueries({ queryKey: [...keys.requests, 'action-taken'] })
}

const changed = (list: InfiniteData<RequestPage>, to: (page: RequestPage) => RequestPage) => ({
  ...list,
  pages: list.pages.map(to),
})
