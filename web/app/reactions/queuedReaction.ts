import type { Post } from '@bichar/contract/posts.ts'
import type { QueuedRequest } from '../outbox/queue.ts'

export interface Reaction {
  hasReacted: boolean
  reactionCount: number
}

export const reactionCall = 'POST /posts/:id/reactions'

export const slotOf = (postId: string) => `reaction/${postId}`

export const isReaction = (call: QueuedRequest | undefined): call is QueuedRequest<typeof reactionCall> =>
  call?.name === reactionCall

/** The state of a reaction once it is as wanted. */
export function withWanted(serverState: Reaction, wanted: boolean): Reaction {
  if (wanted === serverState.hasReacted) return serverState
  return { hasReacted: wanted, reactionCount: serverState.reactionCount + (wanted ? 1 : -1) }
}

/** Applies the reaction that is in the outbox on top of the server's state. */
export function withQueuedReaction(
  post: Post,
  waiting: readonly QueuedRequest[],
): Reaction & { waits: boolean } {
  const call = waiting.find(({ slot }) => slot === slotOf(post._id))
  const wanted = isReaction(call) ? call.input.body?.wanted : undefined
  const { hasReacted, reactionCount } = withWanted(post, wanted ?? post.hasReacted)
  return { hasReacted, reactionCount, waits: wanted !== undefined }
}
