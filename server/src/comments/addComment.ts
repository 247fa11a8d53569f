import { authorOf } from '../authorship/authors.ts'
import { coarseTimestamp } from '../authorship/days.ts'
import { insertSubject } from '../authorship/store.ts'
import { guest, type SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { createdBy, type IdempotencyKey, keepKey, storedKey } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { nextFullHour } from '../notifications/hourly.ts'
import { addPendingComment } from '../notifications/subjectStore.ts'
import { onFlagged, onPostCommented } from '../notifications/triggers.ts'
import { lockPublicPost } from '../posts/posts.ts'
import { findingsOf } from '../watchWords/findings.ts'
import { watchListAt } from '../watchWords/watchList.ts'
import {
  insertAutomaticFlags,
  insertComment,
  readActivity,
  readSealedAuthors,
  readSituation,
  type Situation,
  type Target,
} from './additionStore.ts'
import { firstState, isAuthor, isNewcomer, isShown } from './policy.ts'
import { findComment } from './store.ts'
import { aloneView, type ViewedComment } from './view.ts'

export interface NewComment extends Pick<IdempotencyKey, 'idempotencyKey'> {
  text: string
  isAnonymous: boolean
  /** The comment that it answers. */
  parentId?: string | null | undefined
  /** The author knows what their name gives away below something anonymous of their own; without this such a comment is refused. */
  confirmsName?: boolean | undefined
}

/** Adds a comment to a public post; with an idempotency key that was sent before, returns the comment that was added then. */
export async function addComment(
  deps: Deps,
  author: SignedIn,
  postId: string,
  { text, isAnonymous, parentId = null, confirmsName, idempotencyKey }: NewComment,
): Promise<ViewedComment> {
  // A phone that has not heard of the answer may send again what did not say `confirmsName` yet.
  const request = JSON.stringify([text, isAnonymous, parentId])
  const key = storedKey(deps, ['comments', author.userId, postId], { idempotencyKey, request })
  if (!isAnonymous) await refuseNameBelowOwn(deps, author, { postId, parentId, key }, confirmsName)

  return transact(deps.kysely, async (tx, afterCommit) => {
    await lockPublicPost(deps, tx, author, postId)
    const { earlier, parent, watchListVersion } = await readSituation(tx, { postId, parentId, key })
    if (key && earlier) return existing(await findComment(deps, tx, createdBy(earlier, key), author.userId))
    if (parentId) refuseUnlessAnswerable(parent)

    const watched = await watchListAt(watchListVersion, deps.watchList, tx)
    const findings = findingsOf(text, { watched, ownOrigin: deps.config.PUBLIC_URL })
    const byNewcomer =
      findings.length > 0 && !isAnonymous && isNewcomer(await readActivity(tx, author.userId), new Date())
    const comment = {
      id: newId(),
      post_id: postId,
      parent_id: parentId,
      user_id: author.userId,
      text,
      is_anonymous: isAnonymous,
      created_at: coarseTimestamp(new Date(), isAnonymous),
      state: firstState({ hasFindings: findings.length > 0, isAnonymous, byNewcomer }),
    }
    // Its scope is the post, which is locked: nobody has inserted it meanwhile.
    if (key) await keepKey(tx, key, comment.id)
    const named = await insertComment(deps, tx, comment)
    if (isAnonymous) await insertSubject(tx, deps.authorship, author.userId, comment.id)
    if (findings.length > 0) {
      await insertAutomaticFlags(tx, comment, { findings, byNewcomer })
      await onFlagged(deps, tx, { isAnonymous })
    }
    const added = { ...comment, ...named, ...withoutVotes }
    if (!isShown(comment)) return added

    const dueAt = isAnonymous ? nextFullHour().at : new Date()
    await addPendingComment(tx, { postId, commentId: comment.id, parentId, dueAt })
    afterCommit(() => {
      onPostCommented(deps)
      deps.guestCache.markStale(postId)
      publishAdded(deps, postId, added)
    })
    return added
  })
}

const withoutVotes = { reply_count: 0, upvote_count: 0, downvote_count: 0, viewers_vote: null }

/**
 * Throws if what is above is anonymous and by the author of a comment with a name, which could tell who wrote that. It runs before
 * anything is locked, because a locked row keeps the number of the transaction, and also for what is confirmed, so that the statements
 * do not tell who has confirmed something.
 */
async function refuseNameBelowOwn(
  { authorship, pool }: Deps,
  author: SignedIn,
  target: Target,
  confirmsName = false,
): Promise<void> {
  const sealed = await readSealedAuthors(pool, target)
  if (!sealed || confirmsName) return
  const isOwn = (id: string, sealed_author: Buffer | null) =>
    isAuthor({ user_id: authorOf(authorship, { id, user_id: null, sealed_author }) }, author)
  if (target.parentId !== null && isOwn(target.parentId, sealed.ofParent))
    throw new ApiError('name_below_own_comment')
  if (isOwn(target.postId, sealed.ofPost)) throw new ApiError('name_below_own_post')
}

/** Only a comment that is shown can be answered, and an answer cannot. */
function refuseUnlessAnswerable(parent: Situation['parent']): void {
  if (existing(parent).parent_id !== null) throw new ApiError('reply_to_reply')
}

/** All viewers get the same event, so it contains what a guest may see. */
export const publishAdded = (deps: Deps, postId: string, comment: ViewedComment): void =>
  deps.live.publish({ post: postId }, 'commentAdded', { postId, comment: aloneView(comment, guest) })

function existing<Row>(row: Row | null | undefined): Row {
  if (!row) throw new ApiError('comment_not_found')
  return row
}
