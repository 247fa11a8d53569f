import { guest, type SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import { authorOf } from '../authorship/authors.ts'
import { keptTime } from '../authorship/days.ts'
import type { Tx } from '../db/db.ts'
import type { IdempotencyKey } from '../db/idempotent.ts'
import { newId, nobody } from '../db/ids.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, retryOnDeadlock, transact } from '../db/transaction.ts'
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
import { type Above, findAbove, insertComment } from './additionStore.ts'
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
  /** The comment that it answers. */
  parentId?: string | undefined
  /** The author knows what their name gives away below something anonymous of their own; without this such a comment is refused. */
  confirmsName?: boolean | undefined
}

/** Identifies a comment and its post. */
interface Place {
  postId: string
  commentId: string
}

export async function addComment(
  deps: Deps,
  author: SignedIn,
  postId: string,
  { text, isAnonymous, parentId, confirmsName, idempotencyKey }: NewComment,
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
  const notifyAt = isAnonymous ? afterTheHour().at : new Date()
  const place = { postId, parentId: row.parent_id, key: key ?? null }
  const write = () =>
    insertComment(deps, row, {
      ...place,
      notifyAt,
      ...lookedThrough(deps, text),
      async check() {
        // It is looked at also for what is confirmed, so that the statements do not tell who has confirmed something.
        const above = await findAbove(deps.pool, place)
        if (above && !confirmsName) refuseNameBelowOwn(deps, author, place, above)
      },
    })
  let added = await write()
  // The watch list has changed since this process read it.
  while (added.is_outdated) {
    await renewWatchList(deps.watchList, deps.kysely)
    added = await write()
  }
  const { earlier_id, refused, made_state: state, author_name, author_avatar, ...locked } = added
  publicPost(deps, author, postId, locked)
  if (refused) throw new ApiError(refused === 'reply' ? 'reply_to_reply' : 'comment_not_found')
  if (state === null) return found(await findComment(deps, deps.kysely, earlier_id ?? nobody, author.userId))
  const made = { ...row, ...withoutVotes, state, author_name, author_avatar }
  if (isShown(made)) {
    onPostCommented(deps)
    deps.guestCache.markStale(postId)
    publishAdded(deps, postId, made)
  }
  return made
}

/** Throws if what is above, which is anonymous, is by the author of a comment with a name: it could tell who wrote that. */
function refuseNameBelowOwn(
  { authorship }: Deps,
  author: SignedIn,
  { postId, parentId }: { postId: string; parentId: string | null },
  above: Above,
): void {
  const isOwn = (id: string, sealed_author: Buffer | null) =>
    isAuthor({ user_id: authorOf(authorship, { id, user_id: null, sealed_author }) }, author)
  if (parentId !== null && isOwn(parentId, above.parent_sealed_author))
    throw new ApiError('name_below_own_comment')
  if (isOwn(postId, above.post_sealed_author)) throw new ApiError('name_below_own_post')
}

const lookedThrough = ({ watchList: { version, watched }, config }: Deps, text: string) => ({
  found: findingsOf(text, { watched, ownOrigin: config.PUBLIC_URL }),
  comparedWith: version,
})

/** All viewers get the same event, so it contains what a guest may see. */
export const publishAdded = (deps: Deps, postId: string, comment: ViewedComment): void =>
  deps.live.publish({ post: postId }, 'commentAdded', { postId, comment: aloneView(comment, guest) })

const withoutVotes = { reply_count: 0, upvote_count: 0, downvote_count: 0, viewers_vote: null }

/** Deletes a comment: authors can delete their own as long as they see the post, admins any. */
export const removeComment = (deps: Deps, actor: SignedIn, place: Place, reason = ''): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { postId, commentId } = place
    const post = await lockVisiblePost(deps, tx, actor, postId)
    const comment = await lockExistingComment(deps, tx, place)
    if (!mayFind(comment, await lockParent(deps, tx, comment), actor)) throw new ApiError('comment_not_found')
    if (!abilities(comment, actor).delete) throw new ApiError('comment_delete_forbidden')
    const decided = await eraseLockedComment(deps, tx, afterCommit, actor, comment)
    if (!isAuthor(comment, actor)) {
      const subject = { kind: 'comment', id: commentId } as const
      await onCommentRemoved(deps, tx, actor, comment, { post, reason })
      const detail = { postId, ...(reason && { reason }) }
      await recordAction(tx, actor, { action: 'comment.delete', subject, detail, decided })
    }
  })

interface Vote {
  direction: 'up' | 'down'
  /** Whether this vote or none is to be in place afterwards; if undefined, repeating a vote takes it back. */
  wanted?: boolean | undefined
}

/** Votes a comment up or down, or takes the vote back. */
export const voteOnComment = (
  deps: Deps,
  actor: SignedIn,
  place: Place,
  { direction, wanted }: Vote,
): Promise<Votes & { hasUpvoted: boolean; hasDownvoted: boolean }> =>
  retryOnDeadlock(async () => {
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
    // For an anonymous comment nothing has been changed yet.
    if (voted.change === null) {
      const user_id = authorOf(deps.authorship, { id: commentId, user_id: null, sealed_author: voted.sealed })
      asAuthor = isAuthor({ user_id }, actor)
      voted = await vote(asAuthor)
    }
    // Votes again if the last call took back a wanted vote, or gave an unwanted one.
    while (wanted !== undefined && voted.vote !== (wanted ? isUp : null)) voted = await vote(asAuthor)
    const counts = { upvoteCount: voted.upvotes, downvoteCount: voted.downvotes }
    publishVotes(deps, { ...place, ...counts, order: Number(voted.change) })
    return { ...counts, hasUpvoted: voted.vote === true, hasDownvoted: voted.vote === false }
  })

/** Deletes all comments that somebody whose account is deleted wrote under their name. The posts must be locked. */
export async function eraseNamedCommentsOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const comment of await namedCommentsOf(tx, userId))
    await eraseLockedComment(deps, tx, afterCommit, undefined, comment)
}

/** Deletes a comment of somebody whose account is gone, if it still exists. */
export const eraseComment = (deps: Deps, id: string): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const locked = await lockCommentOnPost(deps, tx, id)
    if (locked) await eraseLockedComment(deps, tx, afterCommit, undefined, locked.comment)
  })

/** Removes the vote of somebody whose account is gone, if the comment still exists. */
export const takeBackVote = (deps: Deps, commentId: string, isUp: boolean): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const locked = await lockCommentOnPost(deps, tx, commentId)
    if (!locked || !(await deleteDepartedVote(tx, commentId, isUp))) return
    const { upvote_count: upvoteCount, downvote_count: downvoteCount } = found(
      await findComment(deps, tx, commentId, null),
    )
    const counts = { upvoteCount, downvoteCount, order: await nextOrder(tx) }
    afterCommit(() => publishVotes(deps, { postId: locked.post.id, commentId, ...counts }))
  })

/**
 * Deletes a comment and its answers from a post that this transaction has locked. People who watch the post or flagged the
 * comment are told, except `actor`, and the counts in notifications are reduced. Returns the decision on its flags.
 */
export async function eraseLockedComment(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  actor: SignedIn | undefined,
  comment: Pick<CommentColumns, 'id' | 'post_id' | 'parent_id' | 'state'>,
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
  // If nobody could see the comment, nobody is told that it is gone.
  if (isFound(comment, parent)) afterCommit(() => publishRemoved(deps, { postId, commentId, parent }))
  return decided
}

/** Tells those who watch the post that a comment and its answers can no longer be seen. */
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

/** Called after the commit: tells those who watch the post. */
function publishVotes(deps: Deps, event: Place & Votes & { order: number }): void {
  deps.guestCache.markStale(event.postId)
  deps.live.publish({ post: event.postId }, 'commentVoted', event)
}

const lockExistingComment = async (
  deps: Deps,
  tx: Tx,
  { postId, commentId }: Place,
): Promise<CommentColumns> => found(await lockComment(deps, tx, postId, commentId))

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('comment_not_found')
  return row
}
