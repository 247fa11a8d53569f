import type { Comment } from '@bichar/contract/comments.ts'

export type Direction = 'up' | 'down'

export type Votes = Pick<Comment, 'upvoteCount' | 'downvoteCount' | 'hasUpvoted' | 'hasDownvoted'>

/** The votes of a comment after pressing a direction: the same one again withdraws the vote, the other one moves it. */
export function votedOn(votes: Votes, direction: Direction): Votes {
  const hasUpvoted = direction === 'up' && !votes.hasUpvoted
  const hasDownvoted = direction === 'down' && !votes.hasDownvoted
  return {
    hasUpvoted,
    hasDownvoted,
    upvoteCount: votes.upvoteCount + Number(hasUpvoted) - Number(votes.hasUpvoted),
    downvoteCount: votes.downvoteCount + Number(hasDownvoted) - Number(votes.hasDownvoted),
  }
}

/** The same for a request that names the final state: this vote if `wanted`, otherwise none. */
export function withVote(votes: Votes, direction: Direction, wanted: boolean): Votes {
  const present = votes.hasUpvoted ? 'up' : votes.hasDownvoted ? 'down' : undefined
  if (wanted) return present === direction ? votes : votedOn(votes, direction)
  return present ? votedOn(votes, present) : votes
}
