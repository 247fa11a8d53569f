import { limits } from '@bichar/contract/rules/limits.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sanctionsKey } from '../../sanctions/queries.ts'

const keys = {
  appeals: [...sanctionsKey, 'appeals'],
  authorPauses: [...sanctionsKey, 'authorPauses'],
  person: (id: string) => [...sanctionsKey, 'person', id],
} as const

/** A person as seen by admins. */
export const personOptions = (id: string) =>
  queryOptions({
    queryKey: keys.person(id),
    queryFn: async ({ signal }) =>
      (await call('GET /admin/users/:id', { params: { id } }, { signal })).person,
  })

export const appealsOptions = () =>
  infiniteQueryOptions({
    queryKey: keys.appeals,
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/appeals', { query: { page: pageParam, limit: limits.appealPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  })

/** The pauses of anonymous authors that are in effect. */
export const authorPausesOptions = () =>
  infiniteQueryOptions({
    queryKey: keys.authorPauses,
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/author-pauses', { query: { page: pageParam, limit: limits.appealPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  })
