import type { Actor } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { PageRequest } from '../core/pageRequest.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { aboutFiles } from '../media/aboutFiles.ts'
import { readPost } from '../posts/posts.ts'
import { readPendingTimelines, readTimelines } from './feed.ts'
import { seesWaiting } from './policy.ts'
import type { TimelineRow } from './store.ts'
import { addTimeline, decideTimeline, removeTimeline } from './timelines.ts'
import { timelineView } from './view.ts'

export function timelineRoutes(serve: Serve, deps: Deps): void {
  serve('POST /timelines/post/:postId', async ({ actor, params, fields, uploads, idempotency }) => {
    const evidence = aboutFiles(uploads, fields)
    const row = await addTimeline(deps, actor, params.postId, { ...fields, ...idempotency }, evidence)
    return { success: true, message: 'Timeline is sent for approval', timeline: timelineView(row, actor) }
  })

  serve('GET /timelines/post/:postId/approved', async ({ actor, params, query }) => {
    await readPost(deps, actor, params.postId)
    return listed(
      await readTimelines(deps, actor.userId, params.postId, seesWaiting(actor), query),
      query,
      actor,
    )
  })

  serve('GET /timelines/pending', async ({ actor, query }) =>
    listed(await readPendingTimelines(deps, actor.userId, query), query, actor),
  )

  serve('PATCH /timelines/:id/toggle', async ({ actor, params, body }) => {
    const row = await decideTimeline(deps, actor, params.id, body.action)
    const message = row.is_approved ? 'Timeline approved' : 'Timeline unapproved'
    return { success: true, message, timeline: timelineView(row, actor) }
  })

  serve(
    'DELETE /timelines/post/:postId/:timelineId',
    async ({ actor, params: { postId, timelineId: id }, body }) => {
      await removeTimeline(deps, actor, { postId, id, ...body })
      return { success: true, message: 'Timeline deleted successfully' }
    },
  )
}

const listed = (
  { rows, total }: { rows: TimelineRow[]; total: number },
  query: PageRequest,
  viewer: Actor,
) => ({
  success: true as const,
  timelines: rows.map((row) => timelineView(row, viewer)),
  ...paging(total, query),
})
