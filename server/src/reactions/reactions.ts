import { recordAction } from '../audit/audit.ts'
import { refuseOwnItem } from '../audit/ownItems.ts'
import type { Actor, SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { PageRequest } from '../core/pageRequest.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { nextOrder } from '../db/order.ts'
import { type AfterCommit, retryOnDeadlock, transact } from '../db/transaction.ts'
import { isAuthor } from '../posts/policy.ts'
import { lockPublicPost, publicPost, readPost } from '../posts/posts.ts'
import {
  addedReactions,
  countedReactions,
  deleteReactionsOf,
  insertAddedReactions,
  type Reactor,
  readReactors,
  toggleReactionOf,
} from './store.ts'

interface Reacted {
  hasReacted: boolean
  reactionCount: number
}

/** Reacts to a post or takes the reaction back: as `wanted` says, or toggles if it is undefined. */
export const toggleReaction = (
  deps: Deps,
  actor: SignedIn,
  postId: string,
  wanted?: boolean,
): Promise<Reacted> =>
  retryOnDeadlock(async () => {
    const call = async (asAuthor: boolean | null) => {
      const toggled = await toggleReactionOf(deps.pool, { postId, userId: actor.userId }, asAuthor)
      return { ...toggled, post: publicPost(deps, actor, postId, toggled) }
    }
    const toggle = async () => {
      const toggled = await call(null)
      // For an anonymous post nothing has been changed yet.
      return toggled.has_reacted === null ? call(isAuthor(toggled.post, actor)) : toggled
    }
    let toggled = await toggle()
    // Toggles again if the reaction was already as wanted: most calls need one statement, and a repeated call a second one.
    while (wanted !== undefined && toggled.has_reacted !== wanted) toggled = await toggle()
    const { has_reacted, reactions: reactionCount, change } = toggled
    tell(deps, { postId, reactionCount, order: Number(change) })
    return { hasReacted: has_reacted === true, reactionCount }
  })

/** Takes back all reactions of somebody whose account is deleted. The posts must be locked. */
export async function takeBackReactionsOf(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  userId: string,
): Promise<void> {
  for (const postId of await deleteReactionsOf(tx, userId)) await publishCount(deps, tx, afterCommit, postId)
}

interface ReactionCounts {
  reactionCount: number
  /** How many of them have been added by admins. */
  addedReactionCount: number
}

interface Addition extends IdempotencyKey {
  postId: string
  amount: number
}

/** Adds artificial reactions to a public post; they are stored apart from real ones. */
export async function addReactions(
  deps: Deps,
  admin: SignedIn,
  { postId, amount, ...idempotency }: Addition,
): Promise<ReactionCounts> {
  const key = storedKey(deps, ['added_reactions', admin.userId, postId], idempotency)
  await createOnce(deps.kysely, key, (id, keepKey) =>
    transact(deps.kysely, async (tx, afterCommit) => {
      await keepKey(tx)
      const post = await lockPublicPost(deps, tx, admin, postId)
      const own = refuseOwnItem(admin, { isOwn: isAuthor(post, admin), isAnonymous: post.is_anonymous })
      const place = { admin_id: admin.userId, post_id: postId }
      await insertAddedReactions(tx, { id, ...place, amount, created_at: new Date() })
      await recordAction(tx, admin, {
        action: 'post.addReactions',
        subject: { kind: 'post', id: postId },
        detail: { title: post.title, reactions: amount, ...own },
      })
      await publishCount(deps, tx, afterCommit, postId)
    }),
  )
  const { reaction_count: reactionCount } = await readPost(deps, admin, postId)
  return { reactionCount, addedReactionCount: await addedReactions(deps.kysely, postId) }
}

/** Tells those who watch a post its reaction count after the commit; the post must be locked. */
async function publishCount(deps: Deps, tx: Tx, afterCommit: AfterCommit, postId: string): Promise<number> {
  const reactionCount = await countedReactions(tx, postId)
  const event = { postId, reactionCount, order: await nextOrder(tx) }
  afterCommit(() => tell(deps, event))
  return reactionCount
}

function tell(deps: Deps, event: { postId: string; reactionCount: number; order: number }): void {
  deps.guestCache.markStale(event.postId)
  deps.live.publish({ post: event.postId }, 'reactionChanged', event)
}

/** Who has reacted to a post is shown to people who are logged in; the number is shown to everybody. */
export async function readReactions(
  deps: Deps,
  actor: Actor,
  postId: string,
  place: PageRequest,
): Promise<Reacted & { reactors: Reactor[] }> {
  const { has_reacted, reaction_count } = await readPost(deps, actor, postId)
  const reactors = actor.role === 'guest' ? [] : await readReactors(deps.pool, postId, place)
  return { reactors, hasReacted: has_reacted, reactionCount: reaction_count }
}
