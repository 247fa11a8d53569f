import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { readAudit } from './feed.ts'
import { auditView } from './view.ts'

export function auditRoutes(serve: Serve, deps: Deps): void {
  serve('GET /admin/audit', async ({ actor, query }) => {
    // Of somebody paused who finds no pause of theirs with a name, it would be known that it has none.
    const notAbout = actor.anonymousHidden ? actor.userId : undefined
    const { rows, nextCursor } = await readAudit(deps.kysely, { ...query, notAbout })
    return { success: true, entries: rows.map(auditView), nextCursor }
  })
}
