import { recordAction } from '../audit/audit.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { Actor, SignedIn } from '../http/actor.ts'
import { holdPublicPost, readPost } from '../posts/posts.ts'
import {
  addedReactions,
  countedReactions,
  deleteReaction,
  insertAddedReactions,
  insertReaction,
  type Reactor,
  readReactors,
} from './store.ts'

interface Reacted {
  hasReacted: boolean
  reactionCount: number
}

/** Reacts to a post, or takes the reaction back. */
export const toggleReaction = (deps: Deps, actor: SignedIn, postId: string): Promise<Reacted> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    await holdPublicPost(tx, actor, postId)
    const hadReacted = await deleteReaction(tx, postId, actor.userId)
    if (!hadReacted) await insertReaction(tx, postId, actor.userId, new Date())
    return { hasReacted: !hadReacted, reactionCount: await tellCount(deps, tx, afterCommit, postId) }
  })

interface Added {
  reactionCount: number
  /** How many of them were ever added by admins. */
  addedReactionCount: number
}

/** Adds reactions to a public post that nobody has given; kept apart from real ones. */
export const addReactions = (deps: Deps, admin: SignedIn, postId: string, amount: number): Promise<Added> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const { title } = await holdPublicPost(tx, admin, postId)
    await insertAddedReactions(tx, { id: newId(), post_id: postId, amount, created_at: new Date() })
    await recordAction(tx, admin, {
      action: 'post.addReactions',
      subject: { kind: 'post', id: postId },
      detail: { title, reactions: amount },
    })
    return {
      reactionCount: await tellCount(deps, tx, afterCommit, postId),
      addedReactionCount: await addedReactions(tx, postId),
    }
  })

/** The count of a post that is held, told to those who watch it once the change stands. */
async function tellCount(deps: Deps, tx: Tx, afterCommit: AfterCommit, postId: string): Promise<number> {
  const reactionCount = await countedReactions(tx, postId)
  const event = { postId, reactionCount, order: await nextOrder(tx) }
  afterCommit(() => deps.live.publish({ post: postId }, 'reactionChanged', event))
  return reactionCount
}

/** Who reacted to a post is for those who are logged in; how many, for everyone. */
export async function readReactions(
  deps: Deps,
  actor: Actor,
  postId: string,
  place: { page: number; limit: number },
): Promise<Reacted & { reactors: Reactor[] }> {
  const { has_reacted, reaction_count } = await readPost(deps, actor, postId)
  const reactors = actor.role === 'guest' ? [] : await readReactors(deps.pool, postId, place)
  return { reactors, hasReacted: has_reacted, reactionCount: reaction_count }
}
