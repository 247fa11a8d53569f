import type { Actor, SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import type { Tx } from '../db/db.ts'
import { type IdempotencyKey, idempotent } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { isAuthor } from '../posts/policy.ts'
import { lockPublicPost, readPost } from '../posts/posts.ts'
import {
  addedReactions,
  countedReactions,
  deleteReaction,
  deleteReactionsOf,
  insertAddedReactions,
  insertReaction,
  type Reactor,
  readReactors,
  toggleAuthorsReaction,
} from './store.ts'

interface Reacted {
  hasReacted: boolean
  reactionCount: number
}

/** Reacts to a post, or takes the reaction back. */
export const toggleReaction = (deps: Deps, actor: SignedIn, postId: string): Promise<Reacted> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const post = await lockPublicPost(deps, tx, actor, postId)
    // On their own anonymous post a name among those who reacted would stand out.
    const isUnnamed = post.is_anonymous && isAuthor(post, actor)
    const hasReacted = isUnnamed
      ? await toggleUnnamed(tx, postId, actor.userId)
      : await toggleNamed(tx, postId, actor.userId)
    return { hasReacted, reactionCount: await tellCount(deps, tx, afterCommit, postId) }
  })

/** One with the name may be left of when nobody could say, here, whose the post is; it goes first. */
const toggleUnnamed = async (tx: Tx, postId: string, userId: string): Promise<boolean> =>
  !(await deleteReaction(tx, postId, userId)) && toggleAuthorsReaction(tx, postId)

async function toggleNamed(tx: Tx, postId: string, userId: string): Promise<boolean> {
  const hadReacted = await deleteReaction(tx, postId, userId)
  if (!hadReacted) await insertReaction(tx, postId, userId, new Date())
  return !hadReacted
}

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
  afterCommit(() => {
    deps.guestCache.soften(postId)
    deps.live.publish({ post: postId }, 'reactionChanged', event)
  })
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
