import type { Comment } from '@bichar/contract/comments.ts'
import type { Selectable } from 'kysely'
import type { Actor } from '../core/actor.ts'
import type { Comments } from '../db/tables.ts'

/** The columns of a comment that the rules depend on. */
export interface OwnedRow {
  user_id: string | null
  is_anonymous: boolean
}

interface ModeratedRow extends OwnedRow {
  state: Selectable<Comments>['state']
}

export const isAuthor = (comment: Pick<OwnedRow, 'user_id'>, actor: Actor): boolean =>
  actor.userId !== null && comment.user_id === actor.userId

export const isShown = ({ state }: Pick<ModeratedRow, 'state'>): boolean => state === 'shown'

/** Who may learn that it exists: a comment that waits for a moderator is only known to moderators and its author. */
export const maySee = (comment: ModeratedRow, actor: Actor): boolean =>
  isShown(comment) || actor.role === 'admin' || isAuthor(comment, actor)

/** Also considers the comment that it answers: while that one waits, its answers are hidden as well, except from their own authors. */
export const mayFind = (comment: ModeratedRow, parent: ModeratedRow | undefined, actor: Actor): boolean =>
  maySee(comment, actor) && (parent === undefined || maySee(parent, actor) || isAuthor(comment, actor))

/** Whether everybody can see it. */
export const isFound = (
  comment: Pick<ModeratedRow, 'state'>,
  parent: Pick<ModeratedRow, 'state'> | undefined,
): boolean => isShown(comment) && (parent === undefined || isShown(parent))

/** Newcomers are people whose account is younger than this and who have fewer than this many shown comments. */
export const newcomers = { milliseconds: 7 * 24 * 60 * 60 * 1_000, comments: 3 } as const

/** What decides whether somebody is a newcomer. */
export interface Activity {
  joinedAt: Date
  shownComments: number
}

/** Somebody whose account has just been deleted is none. */
export const isNewcomer = (activity: Activity | undefined, now: Date): boolean =>
  activity !== undefined &&
  now.getTime() - activity.joinedAt.getTime() < newcomers.milliseconds &&
  activity.shownComments < newcomers.comments

interface ScreeningResult {
  /** Whether the text contains anything that moderators want to look at. */
  hasFindings: boolean
  isAnonymous: boolean
  byNewcomer: boolean
}

/** A comment with findings waits for a moderator if a newcomer wrote it, or if it is anonymous, because then anybody may have. */
export const firstState = ({
  hasFindings,
  isAnonymous,
  byNewcomer,
}: ScreeningResult): ModeratedRow['state'] => (hasFindings && (isAnonymous || byNewcomer) ? 'held' : 'shown')

/** Who may learn who wrote it. */
export const maySeeAuthor = (comment: OwnedRow, actor: Actor): boolean =>
  !comment.is_anonymous || isAuthor(comment, actor)

/** What an actor may do with a comment that they see; the author of the post has no rights over it. */
export const abilities = (comment: OwnedRow, actor: Actor): Comment['can'] => ({
  delete: isAuthor(comment, actor) || actor.role === 'admin',
})
