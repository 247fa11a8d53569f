import type { Post } from '@bichar/contract/posts.ts'
import { mayModerate } from '../audit/ownItems.ts'
import type { Actor } from '../core/actor.ts'

/** The columns of a post that the rules depend on. */
export interface OwnedRow {
  user_id: string | null
  is_allowed: boolean
  is_anonymous: boolean
}

export const isAuthor = (post: OwnedRow, actor: Actor): boolean =>
  actor.userId !== null && post.user_id === actor.userId

export const isModerator = (actor: Actor): boolean => actor.role === 'admin'

/** Who learns the review state of a post, and why it was sent back. */
export const maySeeReview = (post: OwnedRow, actor: Actor): boolean =>
  isModerator(actor) || isAuthor(post, actor)

/** Who may learn that this post exists. */
export const maySee = (post: OwnedRow, actor: Actor): boolean => post.is_allowed || maySeeReview(post, actor)

/** Who may learn who wrote it. */
export const maySeeAuthor = (post: OwnedRow, actor: Actor): boolean =>
  !post.is_anonymous || isAuthor(post, actor)

/** What an actor may do with a post that they see; part of the response for the post. */
export function abilities(post: OwnedRow, actor: Actor): Post['can'] {
  const author = isAuthor(post, actor)
  const moderator = isModerator(actor)
  return {
    edit: author || moderator,
    delete: author || moderator,
    changeAnonymity: author,
    moderate: mayModerate(actor, author),
    addTimeline: author || moderator,
  }
}

/** Which of a person's posts an actor finds in the list of them. */
export const personalScope = (personId: string, actor: Actor) => ({
  anonymous: actor.userId === personId,
  notAllowed: actor.userId === personId || isModerator(actor),
})
