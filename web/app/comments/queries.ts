import type { Comment } from '@bichar/contract/comments.ts'
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { callWithTimeout } from '../outbox/callWithTimeout.ts'
import type { QueuedRequest } from '../outbox/queue.ts'
import { commentKeys, patchComments, readNewest, readPage, removeComment } from './cached.ts'
import { type CommentPage, type CommentPages, isRead, withNews, withOwn, withReplies } from './list.ts'
import type { NewComment } from './newComment.ts'
import { isVoting, showVotes } from './pressVote.ts'
import { isComment } from './queuedComments.ts'
import type { Direction } from './votes.ts'
import { voteCall, voteFromAnswer } from './voting.ts'

/** An open list receives new comments as events, so it is not refetched when the tab regains the focus. */
export const commentsOptions = (postId: string, read: CallFunction = call) =>
  infiniteQueryOptions({
    queryKey: commentKeys.of(postId),
    queryFn: ({ pageParam, signal }) => readPage(read, postId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: CommentPage) => nextCursor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** An event about a comment or reply that is not loaded only affects counts, so the newest page is fetched again for them. */
export async function refetchCounts(client: QueryClient, postId: string, id: string): Promise<void> {
  const list = client.getQueryData<CommentPages>(commentKeys.of(postId))
  if (list && !isRead(list, id)) await readNewest(client, postId)
}

export const applyComment = (client: QueryClient, postId: string, comment: Comment) =>
  patchComments(client, postId, (list) => withNews(list, comment))

/** Applies an event. While the viewer's own vote is being sent it may be older than what is shown, and the answer has the counts, too. */
export function applyVotes(
  client: QueryClient,
  postId: string,
  commentId: string,
  counts: Pick<Comment, 'upvoteCount' | 'downvoteCount'>,
): void {
  if (!isVoting(commentId)) showVotes(client, postId, commentId, counts)
}

/** Applies the server's answer to a comment or vote that was in the outbox. */
export function applySentCall(client: QueryClient, call: QueuedRequest, answer: unknown): void {
  const vote = voteFromAnswer(call, answer)
  if (vote) showVotes(client, vote.postId, vote.commentId, vote.votes)
  if (!isComment(call)) return
  const { comment } = answer as { comment: Comment }
  patchComments(client, call.input.params.id, (list) => withOwn(list, comment))
}

export function useAddComment(postId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: NewComment) =>
      callWithTimeout('POST /posts/:id/comments', { params: { id: postId }, body }, { key }),
    onSuccess: ({ comment }) => patchComments(client, postId, (list) => withOwn(list, comment)),
  })
}

/** Loads more replies to a comment. */
export function useMoreReplies(postId: string, { _id, repliesCursor }: Comment) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('GET /posts/:postId/comments/:commentId/replies', {
        params: { postId, commentId: _id },
        query: { cursor: repliesCursor ?? undefined },
      }),
    onSuccess: (more) => patchComments(client, postId, (list) => withReplies(list, _id, more)),
    onError: (error) => {
      if (isNotFound(error)) removeComment(client, postId, _id)
    },
  })
}

export function useDeleteComment(postId: string, commentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call('DELETE /posts/:postId/comments/:commentId', { params: { postId, commentId }, body: { reason } }),
    onSuccess: () => removeComment(client, postId, commentId),
    onError: (error) => {
      if (isNotFound(error)) removeComment(client, postId, commentId)
    },
  })
}

/** Sets a vote idempotently, whether or not it was set before. */
export async function giveVote(
  client: QueryClient,
  { postId, id, direction }: { postId: string; id: string; direction: Direction },
): Promise<void> {
  const { name, input } = voteCall(postId, id, direction)
  await callWithTimeout(name, input)
  await client.invalidateQueries({ queryKey: commentKeys.of(postId) })
}
