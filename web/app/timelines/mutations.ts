import type { Timeline } from '@bichar/contract/timelines.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { aboutFiles, blobsOf } from '../media/picking/mediaItems.ts'
import type { PickedFile } from '../media/picking/pickedFile.ts'
import { summaryChanged } from '../moderation/panel/summary.ts'
import { readPostAgain } from '../reactions/reactions.ts'
import type { EntryText } from './entry.ts'
import { withEntry, without } from './list.ts'
import { leavePendingTimelines } from './pendingTimelines.ts'
import { patchTimelines } from './queries.ts'

interface NewEntry {
  text: EntryText
  files: readonly PickedFile[]
}

/** Sends an entry. While it is pending, only this response contains it for its author. */
export async function sendEntry(
  client: QueryClient,
  postId: string,
  { text, files }: NewEntry,
  options: CallOptions,
): Promise<Timeline> {
  const form = { ...text, source: text.source.trim(), evidence: blobsOf(files), ...aboutFiles(files) }
  const { timeline } = await call('POST /timelines/post/:postId', { params: { postId }, form }, options)
  patchTimelines(client, postId, (list) => withEntry(list, timeline))
  return timeline
}

export function useDeleteTimeline({ _id, postId }: Timeline) {
  const client = useQueryClient()
  const forget = () => {
    patchTimelines(client, postId, (list) => without(list, _id))
    leavePendingTimelines(client, _id)
    summaryChanged(client)
    void readPostAgain(client, postId)
  }
  return useMutation({
    mutationFn: (reason: string) =>
      call('DELETE /timelines/post/:postId/:timelineId', {
        params: { postId, timelineId: _id },
        body: { reason },
      }),
    onSuccess: forget,
    onError: (error) => {
      if (isNotFound(error)) forget()
    },
  })
}
