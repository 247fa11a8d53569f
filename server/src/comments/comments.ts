import { guest, type SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import { authorOf } from '../authorship/authors.ts'
import { keptTime } from '../authorship/days.ts'
import type { Tx } from '../db/db.ts'
import type { IdempotencyKey } from '../db/idempotent.ts'
import { newId, nobody } from '../db/ids.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, atOnce, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import {
  beforeFlaggedDeleted,
  beforeFlaggedRepliesDeleted,
  type DecidedFlags,
} from '../notifications/flagged.ts'
import { afterTheHour } from '../notifications/hourly.ts'
import { beforeCommentDeleted, onCommentRemoved, onPostCommented } from '../notifications/triggers.ts'
import { lockVisiblePost, publicPost } from '../posts/posts.ts'
import { ApiError } from '../refusal.ts'
import { findingsOf } from '../watchWords/findings.ts'
import { renewWatchList } from '../watchWords/watchList.ts'
import { insertComment } from './additionStore.ts'
import { abilities, isAuthor, isFound, isShown, mayFind } from './policy.ts'
import {
  type CommentColumns,
  deleteComment,
  deleteDepartedVote,
  deleteReplies,
  findComment,
  lockComment,
  lockCommentOnPost,
  lockParent,
  namedCommentsOf,
  repliesTo,
  toggleVote,
} from './store.ts'
import { aloneView, type ViewedComment } from './view.ts'

export interface NewComment extends IdempotencyKey {
  text: string
  isAnonymous: boolean
  /** What it answers. */
  parentId?: string | undefined
}

/** Which comment on which post. */
interface Place {
  postId: string
  commentId: string
}

export async function addComment(
  deps: Deps,
  author: SignedIn,
  postId: string,
  { text, isAnonymous, parentId, idempotencyKey }: NewComment,
): Promise<ViewedComment> {
  const key = idempotencyKey && deps.authorship.digest('comments', author.userId, postId, idempotencyKey)
  const row = {
    id: newId(),
    parent_id: parentId ?? null,
    user_id: author.userId,
    text,
    is_anonymous: isAnonymous,
    created_at: keptTime(new Date(), isAnonymous),
  }
  const toldAt = isAnonymous ? afterTheHour().at : new Date()
  const write = () =>
    insertComment(deps, row, {
      postId,
      parentId: row.parent_id,
      key: key ?? null,
      toldAt,
      ...lookedThrough(deps, text),
    })
  let added = await write()
  // The list has been changed since this process read it.
  while (added.is_outdated) {
    await renewWatchList(deps.watchList, deps.kysely)
    added = await write()
  }
  const { earlier_id, refused, made_state: state, author_name, author_avatar, ...held } = added
  publicPost(deps, author, postId, held)
  if (refused) throw new ApiError(refused === 'reply' ? 'reply_to_reply' : 'comment_not_found')
  if (state === null) return found(await findComment(deps, deps.kysely, earlier_id ?? nobody, author.userId))
  const made = { ...row, ...withoutVotes, state, author_name, author_avatar }
  if (isShown(made)) {
    onPostCommented(deps)
    deps.guestCache.soften(postId)
    publishAdded(deps, postId, made)
  }
  return made
}

const lookedThrough = ({ watchList: { version, watched }, config }: Deps, text: string) => ({
  found: findingsOf(text, { watched, ownOrigin: config.PUBLIC_URL }),
  comparedWith: version,
})

/** One event goes to everybody, so it holds what a guest may see. */
export const publishAdded = (deps: Deps, postId: string, comment: ViewedComment): void =>
  deps.live.publish({ post: postId }, 'commentAdded', { postId, comment: aloneView(comment, guest) })

const withoutVotes = { reply_count: 0, upvote_count: 0, downvote_count: 0, viewers_vote: null }

/** Takes a comment away: its author at any time when they see the post, an admin any. */
export const removeComment = (deps: Deps, actor: SignedIn, place: Place, reason = ''): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = place
    const post = await lockVisiblePost(deps, tx, actor, postId)
    const comment = await holdComment(deps, tx, place)
    if (!mayFind(comment, await lockParent(deps, tx, comment), actor)) throw new ApiError('comment_not_found')
    if (!abilities(comment, actor).delete) throw new ApiError('comment_delete_forbidden')
    const decided = await eraseHeldComment(deps, tx, afterCommit, actor, {
      ...comment,
      post_author_id: post.user_id,
      post_is_anonymous: post.is_anonymous,
    })
    if (!isAuthor(comment, actor)) {
      const subject = { kind: 'comment', id: commentId } as const
      await onCommentRemoved(deps, tx, actor, comment, { post, reason })
      const detail = { postId, ...(reason && { reason }) }
      await recordAction(tx, actor, { action: 'comment.delete', subject, detail, decided })
    }
  })

interface Vote {
  direction: 'up' | 'down'
  /** Whether this vote is to stand afterwards, or none; unless that is said, the same again takes it back. */
  wanted?: boolean | undefined
}

/** Votes a comment up or down. */
export const voteOnComment = (
  deps: Deps,
  actor: SignedIn,
  place: Place,
  { direction, wanted }: Vote,
): Promise<Votes & { hasUpvoted: boolean; hasDownvoted: boolean }> =>
  atOnce(async () => {
    const { postId, commentId } = place
    const isUp = direction === 'up'
    const vote = async (asAuthor: boolean | null) => {
      const voted = await toggleVote(deps, place, actor.userId, isUp, asAuthor)
      publicPost(deps, actor, postId, voted)
      if (voted.is_unnamed === null) throw new ApiError('comment_not_found')
      return voted
    }
    let voted = await vote(null)
    let asAuthor: boolean | null = null
    // Nothing is done yet about an anonymous comment.
    if (voted.change === null) {
      const user_id = authorOf(deps.authorship, { id: commentId, user_id: null, sealed_author: voted.sealed })
      asAuthor = isAuthor({ user_id }, actor)
      voted = await vote(asAuthor)
    }
    // It was so before, or the vote was another one.
    while (wanted !== undefined && voted.vote !== (wanted ? isUp : null)) voted = await vote(asAuthor)
    const counts = { upvoteCount: voted.upvotes, downvoteCount: voted.downvotes }
    publishVotes(deps, { ...place, ...counts, order: Number(voted.change) })
    return { ...counts, hasUpvoted: voted.vote === true, hasDownvoted: voted.vote === false }
  })

/** Takes away everything that somebody who leaves has commented with their name. The posts must be held. */
export async function eraseNamedCommentsOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const comment of await namedCommentsOf(deps, tx, userId))
    await eraseHeldComment(deps, tx, afterCommit, undefined, comment)
}

/** Takes away a comment of somebody who has left, if it is still there. */
export const eraseComment = (deps: Deps, id: string): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const held = await lockCommentOnPost(deps, tx, id)
    if (!held) return
    await eraseHeldComment(deps, tx, afterCommit, undefined, {
      ...held.comment,
      post_author_id: held.post.user_id,
      post_is_anonymous: held.post.is_anonymous,
    })
  })

/** Takes back a vote on a comment of somebody who has left, if the comment is still there. */
export const takeBackVote = (deps: Deps, commentId: string, isUp: boolean): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const held = await lockCommentOnPost(deps, tx, commentId)
    if (!held || !(await deleteDepartedVote(tx, commentId, isUp))) return
    const { upvote_count: upvoteCount, downvote_count: downvoteCount } = found(
      await findComment(deps, tx, commentId, null),
    )
    const counts = { upvoteCount, downvoteCount, order: await nextOrder(tx) }
    afterCommit(() => publishVotes(deps, { postId: held.post.id, commentId, ...counts }))
  })

interface Goes extends Pick<CommentColumns, 'state' | 'parent_id'> {
  id: string
  user_id: string | null
  post_id: string
  post_author_id: string | null
  post_is_anonymous: boolean
}

/**
 * Takes a comment away, with what answers it, from a post that this transaction holds. Who watches the post or has
 * flagged it hears so, but not whoever takes it away, and those who were told of it are told of fewer. Returns what that decides of its flags.
 */
export async function eraseHeldComment(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  actor: SignedIn | undefined,
  comment: Goes,
): Promise<DecidedFlags | undefined> {
  const { id: commentId, post_id: postId } = comment
  const parent = await lockParent(deps, tx, comment)
  const decided = await beforeFlaggedDeleted(deps, tx, actor, { kind: 'comment', id: commentId })
  const replyIds = comment.parent_id === null ? await repliesTo(tx, commentId) : []
  if (replyIds.length > 0) {
    await beforeFlaggedRepliesDeleted(deps, tx, actor, commentId)
    await deleteReplies(tx, commentId)
  }
  await beforeCommentDeleted(deps, tx, comment, { parent, replyIds })
  await deleteComment(tx, commentId)
  // Of what nobody saw nobody hears.
  if (isFound(comment, parent)) afterCommit(() => publishRemoved(deps, { postId, commentId, parent }))
  return decided
}

/** It is not to be found any more, nor is what answers it. */
export const publishRemoved = (
  deps: Deps,
  { postId, commentId, parent }: Place & { parent: { id: string } | undefined },
): void =>
  deps.live.publish({ post: postId }, 'commentRemoved', {
    postId,
    commentId,
    ...(parent && { parentId: parent.id }),
  })

interface Votes {
  upvoteCount: number
  downvoteCount: number
}

/** Told to those who watch the post, once the change stands. */
function publishVotes(deps: Deps, event: Place & Votes & { order: number }): void {
  deps.guestCache.soften(event.postId)
  deps.live.publish({ post: event.postId }, 'commentVoted', event)
}

const holdComment = async (deps: Deps, tx: Tx, { postId, commentId }: Place): Promise<CommentColumns> =>
  found(await lockComment(deps, tx, postId, commentId))

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('comment_not_found')
  return row
}
