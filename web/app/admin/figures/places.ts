import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'

/** Where what waits is dealt with. */
export const places: Record<WaitingKind, string> = {
  post: '/admin/pending-posts',
  timeline: '/admin/pending-timelines',
  flag: '/admin/reported-posts',
  support: '/admin/support-requests?status=pending',
  appeal: '/admin/appeals',
}
