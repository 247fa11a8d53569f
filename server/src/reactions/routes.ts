import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { addReactions, readReactions, toggleReaction } from './reactions.ts'

export function reactionRoutes(serve: Serve, deps: Deps): void {
  serve('POST /posts/:id/reactions', async ({ actor, params, body }) => ({
    success: true,
    ...(await toggleReaction(deps, actor, params.id, body.wanted)),
  }))

  serve('GET /posts/:id/reactions', async ({ actor, params, query }) => {
    const { reactors, ...counted } = await readReactions(deps, actor, params.id, query)
    const reactions = reactors.map(({ id, name, avatar }) => ({ user: { _id: id, name, avatar } }))
    return { success: true, reactions, ...counted }
  })

  serve('POST /posts/admin/fakeReact', async ({ actor, body: { postId, reactionNo }, idempotency }) => ({
    success: true,
    message: `Added ${reactionNo} reactions successfully`,
    ...(await addReactions(deps, actor, { postId, amount: reactionNo, ...idempotency })),
  }))
}
