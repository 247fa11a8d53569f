import { enqueue, type QueuedRequest } from '../outbox/queue.ts'
import type { CommentTarget } from './commentDraft.ts'
import type { NewComment } from './newComment.ts'

const name = 'POST /posts/:id/comments'
export type QueuedComment = QueuedRequest<typeof name>

export const isComment = (call: QueuedRequest): call is QueuedComment => call.name === name

/**
 * Puts a comment into the outbox until there is a network, with the idempotency key of the first
 * attempt: retries create no second comment.
 */
export const enqueueComment = (postId: string, { key, ...body }: NewComment): Promise<boolean> =>
  enqueue({
    id: key,
    slot: `comment/${key}`,
    name,
    input: { params: { id: postId }, body },
    isWritten: true,
  })

/** The comments in the outbox at one target, or all of them, in the order in which they were written. */
export const queuedCommentsOn = (
  target: CommentTarget | undefined,
  waiting: readonly QueuedRequest[],
): QueuedComment[] =>
  waiting
    .filter(isComment)
    .filter(
      ({ input: { params, body } }) =>
        target === undefined || (params.id === target.postId && body.parentId === target.parentId),
    )
