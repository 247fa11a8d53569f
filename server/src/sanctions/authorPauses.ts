import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import { recordAction } from '../audit/audit.ts'
import { uuidOf } from '../authorship/authorship.ts'
import { lockCommentOnPost } from '../comments/store.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { notifyAuthorJob } from '../notifications/authors.ts'
import { lockPost } from '../posts/changeStore.ts'
import { lockSuspect } from '../suspects/store.ts'
import { refuseWrongDay } from './sanctions.ts'
import { insertAuthorPause } from './store.ts'

interface NewPause {
  thing: PausedThing
  id: string
  reason: string
  until: string
}

interface Thing {
  /** null if nothing leads to the author any more. */
  author: string | null
  isAnonymous: boolean
  postId: string | null
}

/**
 * Pauses the author of something anonymous. What is done, stored and queued is the same whether the author has an
 * account, has left, is an admin, or cannot be found.
 */
export const pauseAuthor = (
  deps: Deps,
  actor: SignedIn,
  { thing: kind, id, reason, until }: NewPause,
): Promise<void> => {
  const now = new Date()
  refuseWrongDay(until, now)
  // An admin from whom their own anonymous things are hidden could not be refused for these without learning that they
  // are theirs, and could otherwise end a pause of their own by another one.
  if (actor.anonymousHidden) throw new ApiError('hidden_from_you')
  return transact(deps.kysely, async (tx) => {
    const { author, isAnonymous, postId } = await find[kind](deps, tx, id)
    if (!isAnonymous) throw new ApiError('author_is_named')
    if (author === actor.userId) throw new ApiError('sanction_own')
    const { tag, isTheirs } = await insertAuthorPause(tx, deps.authorship, author ?? newId(), {
      ...{ id: newId(), thing_kind: kind, thing_id: id, post_id: postId, reason, until, by_id: actor.userId },
      created_on: todayInBangladesh(now),
    })
    await deps.jobs.ask(tx, notifyAuthorJob, {
      ...{ userId: isTheirs ? author : null, authorOf: uuidOf(tag), kind: 'paused', data: { reason, until } },
    })
    await recordAction(tx, actor, {
      action: `${kind}.pauseAuthor`,
      subject: { kind, id },
      detail: { reason, ...(kind === 'comment' && postId !== null && { postId }) },
    })
  })
}

/** Finds the thing and locks it until the transaction ends. */
const find: Record<PausedThing, (deps: Deps, tx: Tx, id: string) => Promise<Thing>> = {
  async post(deps, tx, id) {
    const post = await lockPost(deps, tx, id)
    if (!post) throw new ApiError('post_not_found')
    return { author: post.user_id, isAnonymous: post.is_anonymous, postId: id }
  },
  async comment(deps, tx, id) {
    const found = await lockCommentOnPost(deps, tx, id)
    if (!found) throw new ApiError('comment_not_found')
    const { comment, post } = found
    return { author: comment.user_id, isAnonymous: comment.is_anonymous, postId: post.id }
  },
  async suspect(deps, tx, id) {
    const suspect = await lockSuspect(deps, tx, id)
    if (!suspect) throw new ApiError('suspect_not_found')
    return { author: suspect.creator_id, isAnonymous: true, postId: null }
  },
}
