import type { Comment } from '@bichar/contract/comments.ts'
import type { Selectable } from 'kysely'
import type { Actor } from '../actor.ts'
import type { CommentTables } from './tables.ts'

/** The columns of a comment that the rules depend on. */
export interface Ruled {
  user_id: string | null
  is_anonymous: boolean
}

interface Held extends Ruled {
  state: Selectable<CommentTables['comments']>['state']
}

export const isAuthor = (comment: Pick<Ruled, 'user_id'>, actor: Actor): boolean =>
  actor.userId !== null && comment.user_id === actor.userId

export const isShown = ({ state }: Pick<Held, 'state'>): boolean => state === 'shown'

/** Who may learn that it exists: a comment that waits for a moderator is only known to moderators and its author. */
export const maySee = (comment: Held, actor: Actor): boolean =>
  isShown(comment) || actor.role === 'admin' || isAuthor(comment, actor)

/** Also considers the comment that it answers: while that one waits, its answers are hidden as well, except from their own authors. */
export const mayFind = (comment: Held, parent: Held | undefined, actor: Actor): boolean =>
  maySee(comment, actor) && (parent === undefined || maySee(parent, actor) || isAuthor(comment, actor))

/** Whether everybody can see it. */
export const isFound = (comment: Pick<Held, 'state'>, parent: Pick<Held, 'state'> | undefined): boolean =>
  isShown(comment) && (parent === undefined || isShown(parent))

/**
 * Comments in which something is found wait for a moderator if the account of their author is younger than this and has fewer
 * than this many shown comments. Anonymous comments always wait then, because anybody may have written them.
 */
export const newcomers = { milliseconds: 7 * 24 * 60 * 60 * 1_000, comments: 3 } as const

/** Who may learn who wrote it. */
export const maySeeAuthor = (comment: Ruled, actor: Actor): boolean =>
  !comment.is_anonymous || isAuthor(comment, actor)

/** What an actor may do with a comment that they see; the author of the post has no rights over it. */
export const abilities = (comment: Ruled, actor: Actor): Comment['can'] => ({
  delete: isAuthor(comment, actor) || actor.role === 'admin',
})
