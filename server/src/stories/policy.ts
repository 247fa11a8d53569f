import type { Story } from '@bichar/contract/stories.ts'
import type { Actor } from '../actor.ts'

export type Status = 'all' | 'published' | 'unpublished'

/** Which stories somebody finds, whatever they ask for. */
export const visible = (asked: Status, actor: Actor): Status => (actor.role === 'admin' ? asked : 'published')

/** Who may know of the post that a story is about. */
export const maySeePost = (post: { is_allowed: boolean }, actor: Actor): boolean =>
  post.is_allowed || actor.role === 'admin'

/** What an actor may do with a story; any admin with any of them. */
export function abilities(actor: Actor): Story['can'] {
  const admin = actor.role === 'admin'
  return { edit: admin, delete: admin, publish: admin }
}
