import type { Timeline } from '@bichar/contract/timelines.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { invalidateLists } from '../api/invalidate.ts'
import { summaryChanged } from '../moderation/panel/summary.ts'
import { readPostAgain } from '../reactions/reactions.ts'
import { withEntry } from './list.ts'
import { leavePendingTimelines, pendingTimelinesKey } from './pendingTimelines.ts'
import { patchTimelines, readTimelinesAgain } from './queries.ts'

export type Decision = 'approve' | 'unapprove'

/** Approves an entry or withdraws the approval. If two admins decide at once, the server refuses the second. */
export function useDecideTimeline({ _id, postId }: Timeline) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: Decision) =>
      call('PATCH /timelines/:id/toggle', { params: { id: _id }, body: { action } }),
    onSuccess: ({ timeline }) => {
      patchTimelines(client, postId, (list) => withEntry(list, timeline))
      void readPostAgain(client, postId)
      if (timeline.isApproved) leavePendingTimelines(client, _id)
      else void invalidateLists(client, pendingTimelinesKey)
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return
      if (!['already_decided', 'timeline_not_found'].includes(error.code)) return
      // Another admin has already approved it, withdrawn the approval or removed it.
      leavePendingTimelines(client, _id)
      void invalidateLists(client, pendingTimelinesKey)
      void readTimelinesAgain(client, postId)
    },
    onSettled: () => summaryChanged(client),
  })
}
