import type { NotificationKind } from '@bichar/contract/notifications.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { invalidateLists } from '../api/invalidate.ts'

/** The key with which the key of each query about sanctions begins. */
export const sanctionsKey = ['sanctions'] as const

/** The sanctions against the reader. */
export const ownSanctionsOptions = () =>
  queryOptions({
    queryKey: [...sanctionsKey, 'mine'] as const,
    queryFn: async ({ signal }) => (await call('GET /sanctions/mine', {}, { signal })).sanctions,
  })

/** Invalidates all queries about sanctions after a decision. */
export const sanctionsChanged = (client: QueryClient): Promise<void> => invalidateLists(client, sanctionsKey)

const kindsOfSanction: readonly NotificationKind[] = [
  'warned',
  'paused',
  'suspended',
  'sanction_lifted',
  'appeal_judged',
]

/** Whether a notification is about a sanction against the reader. */
export const isOfSanction = (kind: NotificationKind): boolean => kindsOfSanction.includes(kind)
