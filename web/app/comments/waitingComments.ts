import { keepForLater, type WaitingCall } from '../outbox/waiting.ts'
import type { CommentTarget } from './commentDraft.ts'
import type { NewComment } from './queries.ts'

const name = 'POST /posts/:id/comments'
export type WaitingComment = WaitingCall<typeof name>

export const isComment = (call: WaitingCall): call is WaitingComment => call.name === name

/**
 * Puts a comment into the outbox until there is a network, with the idempotency key of the first
 * attempt: retries create no second comment.
 */
export const keepComment = (postId: string, { key, ...body }: NewComment): Promise<boolean> =>
  keepForLater({
    id: key,
    slot: `comment/${key}`,
    name,
    input: { params: { id: postId }, body },
    isWritten: true,
  })

/** The comments in the outbox at one target, or all of them, in the order in which they were written. */
export const commentsOn = (
  target: CommentTarget | undefined,
  waiting: readonly WaitingCall[],
): WaitingComment[] =>
  waiting
    .filter(isComment)
    .filter(
      ({ input: { params, body } }) =>
        target === undefined || (params.id === target.postId && body.parentId === target.parentId),
    )
