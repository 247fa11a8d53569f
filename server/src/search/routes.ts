import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { postView } from '../posts/view.ts'
import { suspectView } from '../suspects/view.ts'
import { readCrimeCounts, searchCategory, searchWords } from './feed.ts'

export function searchRoutes(serve: Serve, deps: Deps): void {
  serve('GET /search', async ({ actor, query: { query, category, ...place } }) => {
    const found = category
      ? await searchCategory(deps, actor.userId, category, place)
      : await searchWords(deps, actor.userId, query, place)
    return {
      success: true,
      data: {
        posts: found.posts.map((row) => postView(row, actor)),
        criminals: found.suspects.map((row) => suspectView(row, actor)),
        totalPosts: found.totalPosts,
        totalCriminals: found.totalSuspects,
      },
    }
  })

  serve('GET /stats/crimes', async () => ({ success: true, stats: await readCrimeCounts(deps.pool) }))
}
