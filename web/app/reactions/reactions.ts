import type { Post } from '@bichar/contract/posts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isOffline } from '../api/errors.ts'
import { callWithTimeout } from '../outbox/callWithTimeout.ts'
import { enqueue, getQueuedRequest } from '../outbox/queue.ts'
import { changePost } from '../posts/cached.ts'
import { postOptions } from '../posts/queries.ts'
import { isReaction, type Reaction, reactionCall, slotOf } from './queuedReaction.ts'
import { reactionToggling } from './toggling.ts'

const toggling = reactionToggling()

const enqueueReaction = (postId: string, wanted: boolean) =>
  enqueue({
    slot: slotOf(postId),
    name: reactionCall,
    input: { params: { id: postId }, body: { wanted } },
  })

/** Toggles the viewer's reaction on the server and in every place that shows the post. */
export function toggleReaction(client: QueryClient, post: Post, onFailure: (error: unknown) => void) {
  const waiting = getQueuedRequest(slotOf(post._id))
  if (isReaction(waiting)) return enqueueReaction(post._id, !waiting.input.body?.wanted)
  return toggling.press(post._id, post, {
    async toggle() {
      const { hasReacted, reactionCount } = await callWithTimeout(reactionCall, {
        params: { id: post._id },
        body: {},
      })
      return { hasReacted, reactionCount }
    },
    show: (reaction) => showReaction(client, post._id, () => reaction),
    keep: (error, wanted) => (isOffline(error) ? enqueueReaction(post._id, wanted) : undefined),
    onFailure,
    readAgain: () => void readPostAgain(client, post._id),
  })
}

/** Applies an event: somebody has reacted or withdrawn a reaction. */
export const applyReaction = (client: QueryClient, postId: string, reactionCount: number) =>
  showReaction(client, postId, ({ hasReacted }) =>
    toggling.withPending(postId, { hasReacted, reactionCount }),
  )

/** Fetches a post again and updates every copy of it. If the post has been removed, its page shows that; a network failure is ignored. */
export async function readPostAgain(client: QueryClient, postId: string): Promise<void> {
  const options = postOptions(postId)
  const answered = await client.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
  // Uses the cached copy, not the response, because presses made during the request have been applied to the cache.
  const fresh = answered && client.getQueryData(options.queryKey)
  if (fresh)
    changePost(client, postId, () => ({ ...fresh, ...toggling.withPending(postId, reactionOf(fresh)) }))
}

export const showReaction = (client: QueryClient, postId: string, to: (post: Post) => Reaction) =>
  changePost(client, postId, (post) => ({ ...post, ...to(post) }))

const reactionOf = ({ hasReacted, reactionCount }: Post): Reaction => ({ hasReacted, reactionCount })
