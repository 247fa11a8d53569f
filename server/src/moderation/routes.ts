import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { Deps } from '../core/deps.ts'
import { readFlagsOf } from '../flags/feed.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { readPost } from '../posts/posts.ts'
import { postView } from '../posts/view.ts'
import { readLinkedSuspects } from '../suspects/feed.ts'
import { readNamesakes } from '../suspects/namesakeStore.ts'
import { readModerationHistory, readPendingPosts } from './feed.ts'
import { decidePost } from './moderation.ts'
import { reviewView } from './view.ts'

const messages = {
  approve: 'Post approved successfully',
  disapprove: 'Post disapproved successfully',
} as const

export function moderationRoutes(serve: Serve, deps: Deps): void {
  serve('GET /posts/admin/pending', async ({ actor, query }) => {
    const { rows, total } = await readPendingPosts(deps, actor.userId, query)
    return {
      success: true,
      posts: rows.map((row) => postView(row, actor)),
      ...paging(total, query),
    }
  })

  serve('GET /posts/admin/review/:id', async ({ actor, params }) => {
    const post = await readPost(deps, actor, params.id)
    const suspects = await readLinkedSuspects(deps, post.id)
    const [moderationHistory, sameName, reports] = await Promise.all([
      post.user_id === null || post.is_anonymous ? undefined : readModerationHistory(deps.pool, post.user_id),
      readNamesakes(
        deps,
        suspects.filter(({ visibility }) => visibility === 'proposed'),
      ),
      readFlagsOf(deps.pool, post.id, serverLimits.reviewedReports),
    ])
    return {
      success: true,
      review: reviewView({ post, moderationHistory, suspects, sameName, reports }, actor),
    }
  })

  serve('POST /posts/admin/toggle-approval/:id', async ({ actor, params, body }) => {
    await decidePost(deps, actor, params.id, body)
    return {
      success: true,
      message: messages[body.action],
      post: postView(await readPost(deps, actor, params.id), actor),
    }
  })
}
