import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { answerOutcome, readAsked, stateOf } from './outcomes.ts'

export function outcomeRoutes(serve: Serve, deps: Deps): void {
  serve('GET /outcomes', async ({ actor }) => ({
    success: true,
    asked: (await readAsked(deps, actor)).map(({ id, title, steps }) => ({
      postId: id,
      title,
      state: stateOf(steps),
    })),
  }))

  serve('POST /posts/:id/outcome', async ({ actor, params, body }) => {
    await answerOutcome(deps, actor, params.id, body)
    return { success: true, message: 'Timeline is sent for approval' }
  })
}
