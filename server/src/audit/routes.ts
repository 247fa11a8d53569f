import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { readAudit } from './feed.ts'
import { auditView } from './view.ts'

export function auditRoutes(serve: Serve, deps: Deps): void {
  serve('GET /admin/audit', async ({ actor, query }) => {
    // While this admin's anonymous things are hidden from the session, entries about them are left out: a paused admin
    // without an entry about a named pause would be known to be paused for something anonymous.
    const notAbout = actor.anonymousHidden ? actor.userId : undefined
    const { rows, nextCursor } = await readAudit(deps, { ...query, notAbout })
    return { success: true, entries: rows.map(auditView), nextCursor }
  })
}
