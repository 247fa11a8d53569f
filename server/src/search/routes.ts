import { limits } from '@bichar/contract/rules/limits.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { characterCount } from '@bichar/contract/rules/text.ts'
import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { findPlaces } from '../places/find.ts'
import { postView } from '../posts/view.ts'
import { suspectView } from '../suspects/view.ts'
import { findCategories } from './categories.ts'
import { readCrimeCounts, search } from './feed.ts'
import { readSimilar } from './similarStore.ts'
import { suggestSuspects } from './suggestionStore.ts'

export function searchRoutes(serve: Serve, deps: Deps): void {
  serve('GET /search', async ({ actor, query }) => {
    const found = await search(deps, actor.userId, query)
    return {
      success: true,
      data: {
        posts: found.posts.map((row) => postView(row, actor)),
        criminals: found.suspects.map((row) => suspectView(row, actor)),
        totalPosts: found.totalPosts,
        totalCriminals: found.totalSuspects,
        counts: found.counts,
        alternatives: found.alternatives,
      },
    }
  })

  serve('GET /search/suggestions', async ({ actor, query: { query } }) => {
    if (characterCount(query) < limits.suggestionLeast)
      return { success: true, suspects: [], places: [], categories: [] }
    const rows = await suggestSuspects(deps, query)
    return {
      success: true,
      suspects: rows.map((row) => {
        const { thumbnail, photo, ...shown } = suspectView(row, actor)
        return { ...shown, image: thumbnail ?? photo }
      }),
      places: findPlaces(query, serverLimits.suggestedPlaces),
      categories: findCategories(query, serverLimits.suggestedCategories),
    }
  })

  serve('POST /search/similar', async ({ actor, body }) => {
    const posts = await readSimilar(deps, actor.userId, body)
    return { success: true, posts: posts.map((row) => postView(row, actor)) }
  })

  serve('GET /stats/crimes', async () => ({
    success: true,
    stats: await readCrimeCounts(deps.pool),
  }))
}
