import type { Blog } from '@bichar/contract/blogs.ts'
import type { Actor } from '../core/actor.ts'

/** Whether the actor may know that this blog exists. */
export const maySee = (blog: { is_published: boolean }, actor: Actor): boolean =>
  blog.is_published || actor.role === 'admin'

/** What an actor may do with a blog that they can see; every admin may change every blog. */
export function abilities(actor: Actor): Blog['can'] {
  const admin = actor.role === 'admin'
  return { edit: admin, delete: admin, publish: admin }
}
