import { queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'

/** What became of a post, as far as the viewer may know it. */
export const timelinesOptions = (postId: string, read: CallFunction = call) =>
  queryOptions({
    queryKey: ['timelines', postId],
    queryFn: async ({ signal }) => {
      const answer = await read('GET /timelines/post/:postId/approved', { params: { postId } }, { signal })
      return answer.timelines
    },
  })
