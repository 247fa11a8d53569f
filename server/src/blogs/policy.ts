import type { Blog } from '@bichar/contract/blogs.ts'
import type { Actor } from '../actor.ts'

/** Who may be told that this blog exists. */
export const maySee = (blog: { is_published: boolean }, actor: Actor): boolean =>
  blog.is_published || actor.role === 'admin'

/** What an actor may do with a blog that they see; any admin with any of them. */
export function abilities(actor: Actor): Blog['can'] {
  const admin = actor.role === 'admin'
  return { edit: admin, delete: admin, publish: admin }
}
