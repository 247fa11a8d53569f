import type { Timeline } from '@bichar/contract/timelines.ts'
import type { Actor } from '../actor.ts'

/** What of a timeline entry the rules look at. */
export interface Ruled {
  user_id: string | null
  is_approved: boolean
}

/** What of its post they look at besides. */
interface OnPost {
  post_author_id: string | null
  post_is_anonymous: boolean
}

export const isCreator = (entry: Ruled, actor: Actor): boolean =>
  actor.userId !== null && entry.user_id === actor.userId

/** Who finds it in the list of a post: before it is approved, not even its creator. */
export const seesWaiting = (actor: Actor): boolean => actor.role === 'admin'

/** Who may be told, of an entry whose id they name, that it exists. */
export const mayKnowOf = (entry: Ruled, actor: Actor): boolean =>
  entry.is_approved || seesWaiting(actor) || isCreator(entry, actor)

/** Who may know who added it: to their own anonymous post an author adds it anonymously. */
export const maySeeCreator = (entry: Ruled & OnPost, actor: Actor): boolean =>
  !entry.post_is_anonymous || entry.user_id !== entry.post_author_id || isCreator(entry, actor)

export const abilities = (entry: Ruled, actor: Actor): Timeline['can'] => ({
  delete: isCreator(entry, actor) || actor.role === 'admin',
  moderate: actor.role === 'admin',
})
