import type { Comment } from '@bichar/contract/comments.ts'
import type { Selectable } from 'kysely'
import type { Actor } from '../actor.ts'
import type { CommentTables } from './tables.ts'

/** What of a comment the rules look at. */
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

/** Who may know that it is there: of what waits for a moderator, nobody else learns. */
export const maySee = (comment: Held, actor: Actor): boolean =>
  isShown(comment) || actor.role === 'admin' || isAuthor(comment, actor)

/** With what it answers, which nobody finds when that waits: whoever wrote an answer goes on seeing to their own. */
export const mayFind = (comment: Held, parent: Held | undefined, actor: Actor): boolean =>
  maySee(comment, actor) && (parent === undefined || maySee(parent, actor) || isAuthor(comment, actor))

/** Whether everybody finds it. */
export const isFound = (comment: Pick<Held, 'state'>, parent: Pick<Held, 'state'> | undefined): boolean =>
  isShown(comment) && (parent === undefined || isShown(parent))

/**
 * Whose comments wait when something is found in them: those of accounts younger than this, until so many of them stand. Who writes
 * anonymously may be anybody, so that there what is found is all that counts.
 */
export const newcomers = { milliseconds: 7 * 24 * 60 * 60 * 1_000, comments: 3 } as const

/** Who may know who wrote it. */
export const maySeeAuthor = (comment: Ruled, actor: Actor): boolean =>
  !comment.is_anonymous || isAuthor(comment, actor)

/** What an actor may do with a comment that they see; who wrote the post has no say in it. */
export const abilities = (comment: Ruled, actor: Actor): Comment['can'] => ({
  delete: isAuthor(comment, actor) || actor.role === 'admin',
})
