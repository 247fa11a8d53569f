import type { Reply } from '@bichar/contract/comments.ts'
import { keepForLater, type WaitingCall } from '../outbox/waiting.ts'
import { type Direction, type Votes, withVote } from './votes.ts'

export const voteCalls = {
  up: 'POST /posts/:postId/comments/:commentId/upvote',
  down: 'POST /posts/:postId/comments/:commentId/downvote',
} as const
type VoteCall = (typeof voteCalls)[Direction]

const slotOf = (commentId: string) => `vote/${commentId}`

const isVote = (call: WaitingCall | undefined): call is WaitingCall<VoteCall> =>
  call?.name === voteCalls.up || call?.name === voteCalls.down

/** Applies the vote that is in the outbox on top of the server's counts. */
export function withWaitingVote(comment: Reply, waiting: readonly WaitingCall[]): Reply & { waits: boolean } {
  const call = waiting.find(({ slot }) => slot === slotOf(comment._id))
  if (!isVote(call)) return { ...comment, waits: false }
  const direction = call.name === voteCalls.up ? 'up' : 'down'
  return { ...comment, ...withVote(comment, direction, call.input.body?.wanted ?? true), waits: true }
}

/** Puts a vote into the outbox until there is a network. Pressing the direction that is already set withdraws it. */
export const keepVote = (postId: string, shown: Reply, direction: Direction): Promise<boolean> =>
  keepForLater<VoteCall>({
    slot: slotOf(shown._id),
    name: voteCalls[direction],
    input: {
      params: { postId, commentId: shown._id },
      body: { wanted: !(direction === 'up' ? shown.hasUpvoted : shown.hasDownvoted) },
    },
  })

/** The comment and its new vote counts, after a vote from the outbox has been sent. */
export function sentVote(call: WaitingCall, answer: unknown) {
  if (!isVote(call)) return undefined
  const { upvoteCount, downvoteCount, hasUpvoted, hasDownvoted } = answer as Votes
  return { ...call.input.params, votes: { upvoteCount, downvoteCount, hasUpvoted, hasDownvoted } }
}
