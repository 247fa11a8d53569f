import type { Post } from '@bichar/contract/posts.ts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/errors.ts'
import { invalidateLists } from '../../api/invalidate.ts'
import { replacePost } from '../../posts/cached.ts'
import { postKeys } from '../../posts/queries.ts'
import { summaryChanged } from '../panel/summary.ts'
import {
  pendingKey,
  positionsInPending,
  publicLists,
  removeFromPending,
  returnToPending,
} from './pendingPosts.ts'

export interface Decision {
  action: 'approve' | 'disapprove'
  /** Shown to the author when the post is sent back. */
  reason?: string
  /** The suspects who are not shown with an approved post. */
  leaveOut?: string[]
}

const decisionKey = (postId: string) => ['decidePost', postId]

/**
 * The reason for which a post was to be sent back last, if that failed; else empty. The list may have unmounted and remounted what shows
 * the post since then.
 */
export function useReasonOfFailed(postId: string): string {
  const decisions = useMutationState({
    filters: { mutationKey: decisionKey(postId) },
    select: ({ state }) => ({ ...(state.variables as Decision), failed: state.status === 'error' }),
  })
  const last = decisions.filter(({ action }) => action === 'disapprove').at(-1)
  return last?.failed ? (last.reason ?? '') : ''
}

/** Approves a post or sends it back. The server refuses if the post has changed since it was loaded. */
export function useDecidePost(post: Post) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: decisionKey(post._id),
    mutationFn: (decision: Decision) =>
      call('POST /posts/admin/toggle-approval/:id', {
        params: { id: post._id },
        body: { ...decision, version: post.review?.version },
      }),
    // Optimistic update: the next post shows at once. If the server refuses, this one returns to its position.
    onMutate: () => {
      const places = positionsInPending(client, post._id)
      removeFromPending(client, post._id)
      return places
    },
    onSuccess: (answer) => {
      replacePost(client, answer.post)
      removeFromPending(client, post._id)
      for (const queryKey of publicLists) void client.invalidateQueries({ queryKey })
    },
    onError: (error, _decision, places) => {
      // If another moderator decided first or the post was removed, it stays off the list; if it was edited or another one has to decide,
      // the list is refetched.
      const isGone = error instanceof CallError && ['already_decided', 'post_not_found'].includes(error.code)
      if (!isGone && places) returnToPending(client, post, places)
      if (!(error instanceof CallError)) return
      if (error.code === 'conflict' || error.code === 'own_item') void invalidateLists(client, pendingKey)
      void client.invalidateQueries({ queryKey: postKeys.one(post._id) })
    },
    onSettled: () => summaryChanged(client),
  })
}
