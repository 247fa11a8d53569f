import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { readSummary } from './feed.ts'
import { readFigures } from './figuresStore.ts'
import { figuresView } from './view.ts'

export function adminRoutes(serve: Serve, deps: Deps): void {
  serve('GET /admin/figures', async ({ actor }) => ({
    success: true,
    figures: figuresView(await readFigures(deps, actor, new Date())),
  }))

  serve('GET /admin/summary', async ({ actor }) => {
    const found = await readSummary(deps.pool, actor.userId)
    return {
      success: true,
      summary: {
        pendingPosts: waiting(found.pending_posts, found.oldest_post),
        reportedPosts: waiting(found.reported_posts, found.oldest_report),
        flaggedOthers: waiting(found.flagged_others, found.oldest_flagged_other),
        pendingTimelines: waiting(found.pending_timelines, found.oldest_timeline),
        supportRequests: waiting(found.support_requests, found.oldest_support_request),
        appeals: waiting(found.appeals, found.oldest_appeal),
        pendingSuspects: waiting(found.pending_suspects, found.oldest_suspect),
      },
    }
  })
}

const waiting = (count: number, oldest: Date | null) => ({ count, oldest: oldest?.toISOString() ?? null })
