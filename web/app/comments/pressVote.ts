import type { Reply } from '@bichar/contract/comments.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isNotFound, isOffline } from '../api/errors.ts'
import { callWithTimeout } from '../outbox/callWithTimeout.ts'
import { patchComments, removeComment } from './cached.ts'
import { withChanged } from './list.ts'
import { type Direction, type Votes, voteAfter, withVote } from './votes.ts'
import { enqueueVote, voteCall } from './voting.ts'

interface UnderWay {
  /** The last votes known from the server. */
  known: Votes
  /** The vote that the person wants, after their last press. */
  wanted: Direction | undefined
}

/** Votes with a pending call, by comment. */
const underWay = new Map<string, UnderWay>()

export const isVoting = (commentId: string): boolean => underWay.has(commentId)

export const showVotes = (client: QueryClient, postId: string, commentId: string, votes: Partial<Votes>) =>
  patchComments(client, postId, (list) => withChanged(list, commentId, (it) => ({ ...it, ...votes })))

/**
 * Votes on a comment, which is shown at once and undone if the server refuses. A press during the call sends nothing, but changes the
 * wanted vote; if that is another than was sent, it is sent after the answer. Without a network it is put into the outbox.
 */
export async function pressVote(
  client: QueryClient,
  postId: string,
  { _id, upvoteCount, downvoteCount, hasUpvoted, hasDownvoted }: Reply,
  direction: Direction,
  onFailure: (error: unknown, wanted: Direction | undefined) => void,
): Promise<void> {
  const show = (votes: Votes) => showVotes(client, postId, _id, votes)
  const known = { upvoteCount, downvoteCount, hasUpvoted, hasDownvoted }
  const already = underWay.get(_id)
  const pressed = already ?? { known, wanted: voteAfter(known, direction) }
  if (already) already.wanted = voteAfter(withVote(already.known, already.wanted), direction)
  show(withVote(pressed.known, pressed.wanted))
  if (already) return

  underWay.set(_id, pressed)
  const finish = () => {
    underWay.delete(_id)
    show(pressed.known)
  }
  try {
    await settle(postId, _id, pressed)
    finish()
  } catch (error) {
    const keeping = isOffline(error) && enqueueVote(postId, _id, pressed.wanted)
    finish()
    if (await keeping) return
    if (isNotFound(error)) removeComment(client, postId, _id)
    onFailure(error, pressed.wanted)
  }
}

async function settle(postId: string, commentId: string, pressed: UnderWay): Promise<void> {
  let sent: Direction | undefined
  do {
    sent = pressed.wanted
    const { name, input } = voteCall(postId, commentId, sent)
    const { success: _, ...votes } = await callWithTimeout(name, input)
    pressed.known = votes
  } while (pressed.wanted !== sent)
}
