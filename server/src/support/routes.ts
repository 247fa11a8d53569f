import type { Deps } from '../core/deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { aboutFiles } from '../media/aboutFiles.ts'
import { readRequests, readRequestsOf } from './feed.ts'
import { askForSupport, markActioned } from './support.ts'
import { ownRequestView, requestView } from './view.ts'

export function supportRoutes(serve: Serve, deps: Deps): void {
  serve('POST /support', async ({ actor, fields, uploads, idempotency }) => {
    const row = await askForSupport(deps, actor, {
      ...fields,
      ...idempotency,
      uploads: aboutFiles(uploads, fields),
    })
    return { success: true, message: 'Support request submitted', request: ownRequestView(row) }
  })

  serve('GET /support/mine', async ({ actor, query }) => {
    const { rows, total } = await readRequestsOf(deps.kysely, actor.userId, query)
    return { success: true, requests: rows.map(ownRequestView), ...paging(total, query) }
  })

  serve('GET /support/all', async ({ actor, query }) => {
    const { rows, total } = await readRequests(deps.kysely, query)
    const requests = rows.map((row) => requestView(deps, row, actor))
    return { success: true, requests, ...paging(total, query) }
  })

  serve('PATCH /support/:id/status', async ({ actor, params }) => {
    const row = await markActioned(deps, actor, params.id)
    return {
      success: true,
      message: 'Status updated successfully',
      request: requestView(deps, row, actor),
    }
  })
}
