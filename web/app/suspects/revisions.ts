import { limits } from '@bichar/contract/rules/limits.ts'
import type { SuspectRevision } from '@bichar/contract/suspects.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { changesChanged } from './cached.ts'
import { takeSaved } from './mutations.ts'
import { suspectKeys } from './queries.ts'

/** The changes to a suspect, latest first; for admins. */
export const revisionsOptions = (suspectId: string) =>
  infiniteQueryOptions({
    queryKey: suspectKeys.revisions(suspectId),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /criminals/:id/revisions',
        { params: { id: suspectId }, query: { page: pageParam, limit: limits.revisionPage } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    // Always refetched, because whoever opens the list wants the latest changes.
    staleTime: 0,
  })

/** Reverts one change. The list is refetched whatever the result, because somebody else may have reverted it first. */
export function useRevert(suspectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (revisionId: string) =>
      call('POST /criminals/:id/revisions/:revisionId/revert', { params: { id: suspectId, revisionId } }),
    onSuccess: (answer) => takeSaved(client, answer),
    onError: () => {
      void client.invalidateQueries({ queryKey: suspectKeys.one(suspectId) })
      changesChanged(client, suspectId)
    },
  })
}

/** The author of a change: a moderator by name, anybody else by a number. */
export function contributorOf({ by, isByAdmin }: SuspectRevision): { name: string } | { number: number } {
  const number = isByAdmin ? undefined : by.match(/^contributor (\d+)$/)?.[1]
  return number ? { number: Number(number) } : { name: by }
}
