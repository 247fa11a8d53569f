import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { Deps } from '../core/deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { readOwnFlagged } from './authorStore.ts'
import { decideFlagged } from './deciding.ts'
import { readFlagged, readLatestFlags, readReportedPosts } from './feed.ts'
import { flag } from './flagging.ts'
import { decideReported } from './reports.ts'
import { flaggedView, reportedPostView } from './view.ts'

const messages = { ignore: 'Post cleared successfully', delete: 'Post deleted successfully' } as const
const decided = {
  keep: 'Flags cleared successfully',
  remove: 'Removed successfully',
  takeDown: 'Post taken down successfully',
} as const

export function reportRoutes(serve: Serve, deps: Deps): void {
  const latestOf = (ids: readonly string[]) => readLatestFlags(deps.pool, ids, serverLimits.latestReports)

  serve('POST /posts/:id/report', async ({ actor, params, body }) => {
    await flag(deps, actor, { kind: 'post', id: params.id }, { reason: body.code, text: body.reason })
    return { success: true, message: 'Post reported successfully' }
  })

  serve('GET /admin/reported-posts', async ({ actor, query }) => {
    const { rows, total } = await readReportedPosts(deps, actor.userId, query)
    const ids = rows.map(({ id }) => id)
    const reports = await latestOf(ids)
    return {
      success: true,
      posts: rows.map((row) => reportedPostView(row, reports.get(row.id) ?? [], actor)),
      ...paging(total, query),
    }
  })

  serve('POST /admin/reported-posts/:id', async ({ actor, params, body }) => {
    await decideReported(deps, actor, params.id, body)
    return { success: true, message: messages[body.action] }
  })

  serve('POST /flags', async ({ actor, body: { reason, text, ...subject } }) => {
    await flag(deps, actor, subject, { reason, text })
    return { success: true, message: 'Flagged successfully' }
  })

  serve('GET /admin/flags', async ({ actor, query }) => {
    const { rows, total } = await readFlagged(deps.kysely, query)
    const ids = rows.map(({ subject_id }) => subject_id)
    const [latest, own] = await Promise.all([latestOf(ids), readOwnFlagged(deps, actor, ids)])
    return {
      success: true,
      flagged: rows.map((row) => {
        const { subject_id: id } = row
        return flaggedView(row, { flags: latest.get(id) ?? [], isOwn: own.has(id) }, actor)
      }),
      ...paging(total, query),
    }
  })

  serve('POST /admin/flags/:kind/:id', async ({ actor, params, body }) => {
    await decideFlagged(deps, actor, params, body)
    return { success: true, message: decided[body.action] }
  })
}
