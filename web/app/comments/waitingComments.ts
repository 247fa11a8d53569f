import { keepForLater, type WaitingCall } from '../outbox/waiting.ts'
import type { NewComment } from './queries.ts'

const name = 'POST /posts/:id/comments'
export type WaitingComment = WaitingCall<typeof name>

export const isComment = (call: WaitingCall): call is WaitingComment => call.name === name

/** Has a comment sent when there is a network again, under the key of the first try: however often, it is one comment. */
export const keepComment = (postId: string, { key, ...body }: NewComment): Promise<boolean> =>
  keepForLater({
    id: key,
    slot: `comment/${key}`,
    name,
    input: { params: { id: postId }, body },
    isWritten: true,
  })

/** Those on one post, or on all, in the order in which they were written. */
export const commentsOn = (postId: string | undefined, waiting: readonly WaitingCall[]): WaitingComment[] =>
  waiting.filter(isComment).filter(({ input }) => postId === undefined || input.params.id === postId)
