import type { Reply } from '@bichar/contract/comments.ts'
import { enqueue, type QueuedRequest } from '../outbox/queue.ts'
import { type Direction, type Votes, withVote } from './votes.ts'

const voteCalls = {
  up: 'POST /posts/:postId/comments/:commentId/upvote',
  down: 'POST /posts/:postId/comments/:commentId/downvote',
} as const
type VoteCall = (typeof voteCalls)[Direction]

/** The call that sets a vote, whatever it was; undefined takes it back. */
export const voteCall = (postId: string, commentId: string, wanted: Direction | undefined) => ({
  name: voteCalls[wanted ?? 'up'],
  input: { params: { postId, commentId }, body: { wanted: wanted !== undefined } },
})

const slotOf = (commentId: string) => `vote/${commentId}`

const isVote = (call: QueuedRequest | undefined): call is QueuedRequest<VoteCall> =>
  call?.name === voteCalls.up || call?.name === voteCalls.down

/** Applies the vote that is in the outbox on top of the server's counts. */
export function withQueuedVote(
  comment: Reply,
  waiting: readonly QueuedRequest[],
): Reply & { waits: boolean } {
  const call = waiting.find(({ slot }) => slot === slotOf(comment._id))
  if (!isVote(call)) return { ...comment, waits: false }
  const direction = call.name === voteCalls.up ? 'up' : 'down'
  return { ...comment, ...withVote(comment, call.input.body?.wanted ? direction : undefined), waits: true }
}

/** Puts a vote into the outbox until there is a network. */
export const enqueueVote = (
  postId: string,
  commentId: string,
  wanted: Direction | undefined,
): Promise<boolean> => enqueue<VoteCall>({ slot: slotOf(commentId), ...voteCall(postId, commentId, wanted) })

/** The comment and its new vote counts, after a vote from the outbox has been sent. */
export function voteFromAnswer(call: QueuedRequest, answer: unknown) {
  if (!isVote(call)) return undefined
  const { upvoteCount, downvoteCount, hasUpvoted, hasDownvoted } = answer as Votes
  return { ...call.input.params, votes: { upvoteCount, downvoteCount, hasUpvoted, hasDownvoted } }
}
