import type { Timeline } from '@bichar/contract/timelines.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import { patchQueries } from '../api/patch.ts'
import { withOwnWaiting } from './list.ts'

const keyOf = (postId: string) => ['timelines', postId] as const

/** The timeline of a post, as far as it is visible to the viewer. */
export const timelinesOptions = (postId: string, read: CallFunction = call) =>
  queryOptions({
    queryKey: keyOf(postId),
    queryFn: async ({ signal, client }) => {
      const answer = await read('GET /timelines/post/:postId/approved', { params: { postId } }, { signal })
      return withOwnWaiting(answer.timelines, client.getQueryData<Timeline[]>(keyOf(postId)))
    },
  })

/** Changes the cached timeline of a post, if there is one. `to` must be idempotent. */
export const patchTimelines = (
  client: QueryClient,
  postId: string,
  to: (list: Timeline[]) => Timeline[],
): void => patchQueries<Timeline[]>(client, keyOf(postId), (list) => list && to(list))

export const readTimelinesAgain = (client: QueryClient, postId: string) =>
  client.invalidateQueries({ queryKey: keyOf(postId) })
