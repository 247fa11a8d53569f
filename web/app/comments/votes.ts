import type { Comment } from '@bichar/contract/comments.ts'

export type Direction = 'up' | 'down'

export type Votes = Pick<Comment, 'upvoteCount' | 'downvoteCount' | 'hasUpvoted' | 'hasDownvoted'>

/** The vote after pressing a direction: the same one again withdraws the vote, the other one moves it. */
export const voteAfter = (
  { hasUpvoted, hasDownvoted }: Votes,
  direction: Direction,
): Direction | undefined => ((direction === 'up' ? hasUpvoted : hasDownvoted) ? undefined : direction)

/** The votes of a comment once the viewer's vote is as wanted, whatever it was. */
export function withVote(votes: Votes, wanted: Direction | undefined): Votes {
  const [hasUpvoted, hasDownvoted] = [wanted === 'up', wanted === 'down']
  return {
    hasUpvoted,
    hasDownvoted,
    upvoteCount: votes.upvoteCount + Number(hasUpvoted) - Number(votes.hasUpvoted),
    downvoteCount: votes.downvoteCount + Number(hasDownvoted) - Number(votes.hasDownvoted),
  }
}
