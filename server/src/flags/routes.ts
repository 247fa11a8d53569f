import { limits } from '@bichar/contract/rules/limits.ts'
import type { Deps } from '../deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { readLatestFlags, readReportedPosts } from './feed.ts'
import { decideReported, reportPost } from './reports.ts'
import { reportedPostView } from './view.ts'

const said = { ignore: 'Post cleared successfully', delete: 'Post deleted successfully' } as const

export function reportRoutes(serve: Serve, deps: Deps): void {
  serve('POST /posts/:id/report', async ({ actor, params, body }) => {
    await reportPost(deps, actor, params.id, { reason: body.code, text: body.reason })
    return { success: true, message: 'Post reported successfully' }
  })

  serve('GET /admin/reported-posts', async ({ actor, query }) => {
    const { rows, total } = await readReportedPosts(deps, actor.userId, query)
    const ids = rows.map(({ id }) => id)
    const reports = await readLatestFlags(deps.pool, ids, limits.latestReports)
    return {
      success: true,
      posts: rows.map((row) => reportedPostView(row, reports.get(row.id) ?? [], actor)),
      ...paging(total, query),
    }
  })

  serve('POST /admin/reported-posts/:id', async ({ actor, params, body }) => {
    await decideReported(deps, actor, params.id, body)
    return { success: true, message: said[body.action] }
  })
}
