import type { NotificationKind } from '@bichar/contract/notifications.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { invalidateLists } from '../api/invalidate.ts'

const all = ['sanctions'] as const
const keys = {
  mine: [...all, 'mine'],
  appeals: [...all, 'appeals'],
  authorPauses: [...all, 'authorPauses'],
  person: (id: string) => [...all, 'person', id],
} as const

/** The sanctions against the reader. */
export const ownSanctionsOptions = () =>
  queryOptions({
    queryKey: keys.mine,
    queryFn: async ({ signal }) => (await call('GET /sanctions/mine', {}, { signal })).sanctions,
  })

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

/** Invalidates all queries about sanctions after a decision. */
export const sanctionsChanged = (client: QueryClient): Promise<void> => invalidateLists(client, all)

const kindsOfSanction: readonly NotificationKind[] = [
  'warned',
  'paused',
  'suspended',
  'sanction_lifted',
  'appeal_judged',
]

/** Whether a notification is about a sanction against the reader. */
export const isOfSanction = (kind: NotificationKind): boolean => kindsOfSanction.includes(kind)
