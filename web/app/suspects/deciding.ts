import type { RevisionAction, SuspectAction } from '@bichar/contract/rules/suspectVisibility.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { invalidateLists } from '../api/invalidate.ts'
import { summaryChanged } from '../moderation/panel/summary.ts'
import { changesChanged, replaceSuspect } from './cached.ts'
import { leavePendingSuspects, pendingSuspectsKey } from './pendingSuspects.ts'
import { suspectKeys } from './queries.ts'

interface Decision {
  action: SuspectAction
  reason: string
}

/** Shows a suspect, sends it back or removes it. The server refuses if the suspect has changed since it was loaded. */
export function useDecideSuspect({ _id, version }: Pick<Suspect, '_id' | 'version'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      call('POST /admin/suspects/:id/decision', { params: { id: _id }, body: { ...decision, version } }),
    onSuccess: ({ criminal }) => {
      leavePendingSuspects(client, _id)
      replaceSuspect(client, criminal)
      // Somebody who is shown enters lists, and the photo of somebody who is not gets another address.
      void invalidateLists(client, suspectKeys.lists)
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: suspectKeys.one(_id) })
      void invalidateLists(client, pendingSuspectsKey)
    },
    onSettled: () => summaryChanged(client),
  })
}

interface Verdict {
  revisionId: string
  action: RevisionAction
  reason: string
}

/** Confirms a proposed change of a suspect, or refuses it. The lists of changes are refetched whatever the result. */
export function useDecideChange(suspectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ revisionId, ...body }: Verdict) =>
      call('POST /criminals/:id/revisions/:revisionId/decision', {
        params: { id: suspectId, revisionId },
        body,
      }),
    onSuccess: ({ criminal }) => replaceSuspect(client, criminal),
    onError: () => changesChanged(client, suspectId),
    onSettled: () => summaryChanged(client),
  })
}
