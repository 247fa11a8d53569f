import type { Actor } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { maySee } from './policy.ts'
import { findPost, type PostRow, wasPublic } from './store.ts'

/**
 * The post for whoever follows a link to it: of one that was public they are told that it was, whether it waits, was sent back or has
 * been deleted. For ids of posts that never were, and of none, the answer and the work are the same.
 */
export async function readLinkedPost(deps: Deps, actor: Actor, id: string): Promise<PostRow> {
  const post = await findPost(deps, id, actor.userId)
  if (post && maySee(post, actor)) return post
  throw new ApiError((await wasPublic(deps, id)) ? 'post_gone' : 'post_not_found')
}
