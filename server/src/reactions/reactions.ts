import { nextOrder } from '../db/order.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { Actor, SignedIn } from '../http/actor.ts'
import { holdPublicPost, readPost } from '../posts/posts.ts'
import { countedReactions, deleteReaction, insertReaction, type Reactor, readReactors } from './store.ts'

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
    const reactionCount = await countedReactions(tx, postId)
    const event = { postId, reactionCount, order: await nextOrder(tx) }
    afterCommit(() => deps.live.publish({ post: postId }, 'reactionChanged', event))
    return { hasReacted: !hadReacted, reactionCount }
  })

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
