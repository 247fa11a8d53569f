import type { Actor, SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import type { Tx } from '../db/db.ts'
import { type IdempotencyKey, idempotent } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, atOnce, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { isAuthor } from '../posts/policy.ts'
import { lockPublicPost, publicPost, readPost } from '../posts/posts.ts'
import {
  addedReactions,
  countedReactions,
  deleteReactionsOf,
  insertAddedReactions,
  type Reactor,
  readReactors,
  toggleReactionAlone,
  toggleReactionOf,
} from './store.ts'

interface Reacted {
  hasReacted: boolean
  reactionCount: number
}

/** Reacts to a post, or takes the reaction back; whichever is `wanted`, if that is said. */
export const toggleReaction = (
  deps: Deps,
  actor: SignedIn,
  postId: string,
  wanted?: boolean,
): Promise<Reacted> =>
  atOnce(async () => {
    const press = { postId, userId: actor.userId }
    let toggled = await toggleReactionOf(deps.pool, press)
    let post = publicPost(deps, actor, postId, toggled)
    const toggle = async () => {
      toggled = post.is_anonymous
        ? await toggleReactionAlone(deps.pool, press, isAuthor(post, actor))
        : await toggleReactionOf(deps.pool, press)
      post = publicPost(deps, actor, postId, toggled)
    }
    // Nothing is done yet on an anonymous post.
    if (toggled.has_reacted === null) await toggle()
    // It was so before: most calls cost one statement, and one that was sent twice another.
    while (wanted !== undefined && toggled.has_reacted !== wanted) await toggle()
    const { has_reacted, reactions: reactionCount, change } = toggled
    tell(deps, { postId, reactionCount, order: Number(change) })
    return { hasReacted: has_reacted === true, reactionCount }
  })

/** Takes back every reaction of somebody who leaves. The posts must be held. */
export async function takeBackReactionsOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const postId of await deleteReactionsOf(tx, userId)) await tellCount(deps, tx, afterCommit, postId)
}

interface Added {
  reactionCount: number
  /** How many of them were ever added by admins. */
  addedReactionCount: number
}

interface Addition extends IdempotencyKey {
  postId: string
  amount: number
}

/** Adds reactions to a public post that nobody has given; kept apart from real ones. */
export async function addReactions(
  deps: Deps,
  admin: SignedIn,
  { postId, amount, idempotencyKey: key }: Addition,
): Promise<Added> {
  const place = { admin_id: admin.userId, post_id: postId }
  await idempotent(deps.kysely, 'added_reactions', place, key, () =>
    transact(deps.kysely, async (tx, afterCommit) => {
      const { title } = await lockPublicPost(deps, tx, admin, postId)
      const id = newId()
      await insertAddedReactions(tx, {
        id,
        ...place,
        amount,
        idempotency_key: key ?? null,
        created_at: new Date(),
      })
      await recordAction(tx, admin, {
        action: 'post.addReactions',
        subject: { kind: 'post', id: postId },
        detail: { title, reactions: amount },
      })
      await tellCount(deps, tx, afterCommit, postId)
      return id
    }),
  )
  const { reaction_count: reactionCount } = await readPost(deps, admin, postId)
  return { reactionCount, addedReactionCount: await addedReactions(deps.kysely, postId) }
}

/** The count of a post that is held, told to those who watch it once the change stands. */
async function tellCount(deps: Deps, tx: Tx, afterCommit: AfterCommit, postId: string): Promise<number> {
  const reactionCount = await countedReactions(tx, postId)
  const event = { postId, reactionCount, order: await nextOrder(tx) }
  afterCommit(() => tell(deps, event))
  return reactionCount
}

function tell(deps: Deps, event: { postId: string; reactionCount: number; order: number }): void {
  deps.guestCache.soften(event.postId)
  deps.live.publish({ post: event.postId }, 'reactionChanged', event)
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
