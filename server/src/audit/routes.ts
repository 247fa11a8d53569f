import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { readAudit } from './feed.ts'
import { auditView } from './view.ts'

export function auditRoutes(serve: Serve, deps: Deps): void {
  serve('GET /admin/audit', async ({ query }) => {
    const { rows, nextCursor } = await readAudit(deps.kysely, query)
    return { success: true, entries: rows.map(auditView), nextCursor }
  })
}
