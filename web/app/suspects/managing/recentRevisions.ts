import type { CallOutput } from '@bichar/contract/api.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { RevisionState } from '@bichar/contract/rules/suspectVisibility.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { eachOnce } from '../../moderation/panel/paging.ts'
import { suspectKeys } from '../queries.ts'

type ChangesPage = CallOutput<'GET /admin/suspects/revisions'>
export type RecentRevision = ChangesPage['revisions'][number]

/** The latest changes of all suspects; for admins. */
export const recentRevisionsOptions = (state: RevisionState | '') =>
  infiniteQueryOptions({
    queryKey: [...suspectKeys.changes, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /admin/suspects/revisions',
        { query: { page: pageParam, limit: limits.revisionPage, state } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Each change once: a new one pushes the last of one page onto the next. */
export const recentRevisionsOf = (pages: readonly ChangesPage[]): RecentRevision[] =>
  eachOnce(pages.flatMap(({ revisions }) => revisions))
