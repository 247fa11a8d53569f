import type { Timeline } from '@bichar/contract/timelines.ts'
import { mayModerate } from '../audit/ownItems.ts'
import type { Actor } from '../core/actor.ts'

/** The columns of a timeline entry that the rules depend on. */
export interface OwnedRow {
  user_id: string | null
  is_approved: boolean
}

/** The columns that say whether it bears a name. */
interface Named {
  by_author: boolean
  post_is_anonymous: boolean
}

export const isCreator = (entry: OwnedRow, actor: Actor): boolean =>
  actor.userId !== null && entry.user_id === actor.userId

/** Who sees entries that wait for approval in the list of a post; not even their creators do. */
export const seesWaiting = (actor: Actor): boolean => actor.role === 'admin'

/** Who may learn that an entry exists whose id they send. */
export const mayKnowOf = (entry: OwnedRow, actor: Actor): boolean =>
  entry.is_approved || seesWaiting(actor) || isCreator(entry, actor)

/**
 * Whether the author of an anonymous post has added it, as that. Who the author is does not matter: an admin from whom their own
 * anonymous posts are hidden adds to them under their name, as to all others, and must look no different afterwards.
 */
export const isUnnamed = ({ by_author, post_is_anonymous }: Named): boolean => by_author && post_is_anonymous

/** Whose entry on a post an admin decides on. */
export const whoseEntry = (
  entry: OwnedRow & Pick<Named, 'by_author'>,
  post: { is_anonymous: boolean },
  admin: Actor,
) => ({
  isOwn: isCreator(entry, admin),
  isAnonymous: isUnnamed({ by_author: entry.by_author, post_is_anonymous: post.is_anonymous }),
})

/** Who may learn who added it. */
export const maySeeCreator = (entry: OwnedRow & Named, actor: Actor): boolean =>
  !isUnnamed(entry) || isCreator(entry, actor)

export const abilities = (entry: OwnedRow, actor: Actor): Timeline['can'] => ({
  delete: isCreator(entry, actor) || actor.role === 'admin',
  moderate: mayModerate(actor, isCreator(entry, actor)),
})
