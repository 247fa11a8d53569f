import type { CallOutput } from '@bichar/contract/api.ts'
import type { AuditEntry } from '@bichar/contract/audit.ts'
import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type AuditPage = CallOutput<'GET /admin/audit'>

// Always refetched: an action that an admin has just taken on another page must show up here.
const alwaysNew = { staleTime: 0 } as const

/** The admin actions, latest first. An empty `action` selects all of them. */
export const auditOptions = (action: AuditAction | '') =>
  infiniteQueryOptions({
    queryKey: ['audit', 'list', action],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /admin/audit',
        { query: { limit: limits.auditPage, action, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: AuditPage) => nextCursor,
    placeholderData: keepPreviousData,
    ...alwaysNew,
  })

export const entriesOf = (pages: readonly AuditPage[]): AuditEntry[] =>
  pages.flatMap(({ entries }) => entries)

const latestCount = 8

/** The latest few admin actions, for the admin start page. */
export const latestAuditOptions = () =>
  queryOptions({
    queryKey: ['audit', 'latest'],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/audit', { query: { limit: latestCount } }, { signal })).entries,
    ...alwaysNew,
  })
