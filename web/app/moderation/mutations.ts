import type { Post } from '@bichar/contract/posts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { summaryChanged } from '../panel/summary.ts'
import { postKeys, replacePost, searchKey } from '../posts/queries.ts'
import { leavePending, pendingKey, returnToPending, whereItWaits } from './pendingPosts.ts'

// Without a connection it fails at once and says so, rather than happen at some later time.
const atOnce = { networkMode: 'always' } as const

export interface Decision {
  action: 'approve' | 'disapprove'
  /** Told to the author when the post is sent back. */
  reason?: string
}

/** Approves a post or sends it back. The server refuses if it is no longer the post that was looked at. */
export function useDecidePost(post: Post) {
  const client = useQueryClient()
  return useMutation({
    ...atOnce,
    mutationFn: (decision: Decision) =>
      call('POST /posts/admin/toggle-approval/:id', {
        params: { id: post._id },
        body: { ...decision, version: post.review?.version },
      }),
    // The next one is there at once; should the server refuse, this one comes back to its place.
    onMutate: () => {
      const places = whereItWaits(client, post._id)
      leavePending(client, post._id)
      return places
    },
    onSuccess: (answer) => {
      replacePost(client, answer.post)
      leavePending(client, post._id)
      // The feeds and searches have gained it or lost it.
      void client.invalidateQueries({ queryKey: [...postKeys.all, 'feed'] })
      void client.invalidateQueries({ queryKey: searchKey })
    },
    onError: (error, _decision, places) => {
      // Whoever decided first, or deleted it, has taken it off the list; whoever edited it, put it there anew.
      const isGone = error instanceof CallError && ['already_decided', 'post_not_found'].includes(error.code)
      if (!isGone && places) returnToPending(client, post, places)
      if (!(error instanceof CallError)) return
      if (error.code === 'conflict') void client.invalidateQueries({ queryKey: pendingKey })
      void client.invalidateQueries({ queryKey: postKeys.one(post._id) })
    },
    onSettled: () => summaryChanged(client),
  })
}
