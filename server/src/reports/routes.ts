import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { reportPost } from './reports.ts'

export function reportRoutes(serve: Serve, deps: Deps): void {
  serve('POST /posts/:id/report', async ({ actor, params, body }) => {
    await reportPost(deps, actor, params.id, body.reason)
    return { success: true, message: 'Post reported successfully' }
  })
}
