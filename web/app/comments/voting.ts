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

/** What waits to be sent is laid over what the server said. */
export function withWaitingVote(comment: Reply, waiting: readonly WaitingCall[]): Reply & { waits: boolean } {
  const call = waiting.find(({ slot }) => slot === slotOf(comment._id))
  if (!isVote(call)) return { ...comment, waits: false }
  const direction = call.name === voteCalls.up ? 'up' : 'down'
  return { ...comment, ...withVote(comment, direction, call.input.body?.wanted ?? true), waits: true }
}

/** Has a vote sent when there is a network again: pressed where it stands already, it is taken back. */
export const keepVote = (postId: string, shown: Reply, direction: Direction): Promise<boolean> =>
  keepForLater<VoteCall>({
    slot: slotOf(shown._id),
    name: voteCalls[direction],
    input: {
      params: { postId, commentId: shown._id },
      body: { wanted: !(direction === 'up' ? shown.hasUpvoted : shown.hasDownvoted) },
    },
  })

/** On which comment a vote was that waited and has been sent, and what the votes are there. */
export function arrivedVote(call: WaitingCall, answer: unknown) {
  if (!isVote(call)) return undefined
  const { upvoteCount, downvoteCount, hasUpvoted, hasDownvoted } = answer as Votes
  return { ...call.input.params, votes: { upvoteCount, downvoteCount, hasUpvoted, hasDownvoted } }
}
