import type { Story } from '@bichar/contract/stories.ts'
import type { Actor } from '../core/actor.ts'

export type Status = 'all' | 'published' | 'unpublished'

/** Which stories an actor may list, whatever they ask for. */
export const visible = (asked: Status, actor: Actor): Status => (actor.role === 'admin' ? asked : 'published')

/** Whether the actor may know of the post that a story is about. */
export const maySeePost = (post: { is_allowed: boolean }, actor: Actor): boolean =>
  post.is_allowed || actor.role === 'admin'

/** What an actor may do with a story; every admin may change every story. */
export function abilities(actor: Actor): Story['can'] {
  const admin = actor.role === 'admin'
  return { edit: admin, delete: admin, publish: admin }
}
