import type { Comment } from '@bichar/contract/comments.ts'
import type { Actor } from '../actor.ts'

/** What of a comment the rules look at. */
export interface Ruled {
  user_id: string | null
  is_anonymous: boolean
}

export const isAuthor = (comment: Ruled, actor: Actor): boolean =>
  actor.userId !== null && comment.user_id === actor.userId

/** Who may know who wrote it. */
export const maySeeAuthor = (comment: Ruled, actor: Actor): boolean =>
  !comment.is_anonymous || isAuthor(comment, actor)

/** What an actor may do with a comment that they see; who wrote the post has no say in it. */
export const abilities = (comment: Ruled, actor: Actor): Comment['can'] => ({
  delete: isAuthor(comment, actor) || actor.role === 'admin',
})
