import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'

/** The page where pending items of each kind are reviewed. */
export const places: Record<WaitingKind, string> = {
  post: '/admin/pending-posts',
  timeline: '/admin/pending-timelines',
  flag: '/admin/reported-posts',
  support: '/admin/support-requests?status=pending',
  appeal: '/admin/appeals',
  suspect: '/admin/suspects?list=pending',
}
