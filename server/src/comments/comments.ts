import { recordAction } from '../audit/audit.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Keyed } from '../db/once.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { guest, type SignedIn } from '../http/actor.ts'
import { ApiError } from '../http/errors.ts'
import { commentGoes, postCommented } from '../notifications/occasions.ts'
import { holdPost, holdPublicPost } from '../posts/posts.ts'
import { abilities, isAuthor } from './policy.ts'
import {
  type CommentColumns,
  type CommentRow,
  commentsOf,
  commentWithKey,
  countNewer,
  deleteComment,
  deleteVotesOf,
  findComment,
  insertComment,
  lockComment,
  toggleVote,
} from './store.ts'
import { commentView } from './view.ts'

export interface NewComment extends Keyed {
  text: string
  isAnonymous: boolean
}

/** Which comment on which post. */
interface Place {
  postId: string
  commentId: string
}

export const addComment = (
  deps: Deps,
  author: SignedIn,
  postId: string,
  { text, isAnonymous, idempotencyKey: key }: NewComment,
): Promise<CommentRow> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const post = await holdPublicPost(tx, author, postId)
    const earlier = key && (await commentWithKey(tx, author.userId, postId, key))
    if (earlier) return found(await findComment(tx, earlier, author.userId))
    const id = newId()
    await insertComment(tx, {
      id,
      post_id: postId,
      user_id: author.userId,
      text,
      is_anonymous: isAnonymous,
      idempotency_key: key ?? null,
      created_at: new Date(),
    })
    await postCommented(deps, tx, author, post)
    const row = found(await findComment(tx, id, author.userId))
    // One event goes to everybody, so it holds what a guest may see.
    const comment = commentView(row, guest)
    afterCommit(() => deps.live.publish({ post: postId }, 'commentAdded', { postId, comment }))
    return row
  })

/** Takes a comment away: its author at any time when they see the post, an admin any. */
export const removeComment = (deps: Deps, actor: SignedIn, place: Place): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = place
    const post = await holdPost(tx, actor, postId)
    const comment = await holdComment(tx, place)
    if (!abilities(comment, actor).delete) throw new ApiError('comment_delete_forbidden')
    await takeAway(deps, tx, afterCommit, { ...comment, post_author_id: post.user_id })
    if (!isAuthor(comment, actor)) {
      const subject = { kind: 'comment', id: commentId } as const
      await recordAction(tx, actor, { action: 'comment.delete', subject, detail: { postId } })
    }
  })

/** Votes a comment up or down; the same again takes the vote back. */
export const voteOnComment = (
  deps: Deps,
  actor: SignedIn,
  place: Place,
  direction: 'up' | 'down',
): Promise<CommentRow> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = place
    await holdPublicPost(tx, actor, postId)
    await holdComment(tx, place)
    await toggleVote(tx, commentId, actor.userId, direction === 'up')
    return tellVotes(deps, tx, afterCommit, place, actor.userId)
  })

/** Takes away everything that somebody who leaves has commented. The posts must be held. */
export async function eraseCommentsOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const comment of await commentsOf(tx, userId)) await takeAway(deps, tx, afterCommit, comment)
}

/** Takes back every vote of somebody who leaves. The comments must be held. */
export async function takeBackVotesOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const { id: commentId, post_id: postId } of await deleteVotesOf(tx, userId)) {
    await tellVotes(deps, tx, afterCommit, { postId, commentId }, userId)
  }
}

interface Goes {
  id: string
  user_id: string | null
  post_id: string
  post_author_id: string | null
}

/** Takes a comment away from a post that is held; who watches the post hears so, and its author is told of one fewer. */
async function takeAway(deps: Deps, tx: Tx, afterCommit: AfterCommit, comment: Goes): Promise<void> {
  const { id: commentId, post_id: postId, user_id, post_author_id } = comment
  await deleteComment(tx, commentId)
  if (post_author_id && user_id !== post_author_id) {
    await commentGoes(deps, tx, postId, await countNewer(tx, comment))
  }
  afterCommit(() => deps.live.publish({ post: postId }, 'commentRemoved', { postId, commentId }))
}

/** The votes on a comment that is held, told to those who watch its post once the change stands. */
async function tellVotes(
  { live }: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  place: Place,
  viewerId: string,
): Promise<CommentRow> {
  const row = found(await findComment(tx, place.commentId, viewerId))
  const { upvote_count: upvoteCount, downvote_count: downvoteCount } = row
  const event = { ...place, upvoteCount, downvoteCount, order: await nextOrder(tx) }
  afterCommit(() => live.publish({ post: place.postId }, 'commentVoted', event))
  return row
}

const holdComment = async (tx: Tx, { postId, commentId }: Place): Promise<CommentColumns> =>
  found(await lockComment(tx, postId, commentId))

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('comment_not_found')
  return row
}
