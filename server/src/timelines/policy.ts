import type { Timeline } from '@bichar/contract/timelines.ts'
import type { Actor } from '../actor.ts'

/** The columns of a timeline entry that the rules depend on. */
export interface Ruled {
  user_id: string | null
  is_approved: boolean
}

/** The columns of its post that they also depend on. */
interface OnPost {
  post_author_id: string | null
  post_is_anonymous: boolean
}

export const isCreator = (entry: Ruled, actor: Actor): boolean =>
  actor.userId !== null && entry.user_id === actor.userId

/** Who sees entries that wait for approval in the list of a post; not even their creators do. */
export const seesWaiting = (actor: Actor): boolean => actor.role === 'admin'

/** Who may learn that an entry exists whose id they send. */
export const mayKnowOf = (entry: Ruled, actor: Actor): boolean =>
  entry.is_approved || seesWaiting(actor) || isCreator(entry, actor)

/** Who may learn who added it: authors add anonymously to their own anonymous post. */
export const maySeeCreator = (entry: Ruled & OnPost, actor: Actor): boolean =>
  !entry.post_is_anonymous || entry.user_id !== entry.post_author_id || isCreator(entry, actor)

export const abilities = (entry: Ruled, actor: Actor): Timeline['can'] => ({
  delete: isCreator(entry, actor) || actor.role === 'admin',
  moderate: actor.role === 'admin',
})
