import type { Deps } from '../core/deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { readPost } from '../posts/posts.ts'
import { addComment } from './addComment.ts'
import { removeComment, voteOnComment } from './comments.ts'
import { readComments, readReplies } from './feed.ts'
import { aloneView, commentView, threadView } from './view.ts'

export function commentRoutes(serve: Serve, deps: Deps): void {
  serve('POST /posts/:id/comments', async ({ actor, params, body, idempotency }) => {
    const row = await addComment(deps, actor, params.id, { ...body, ...idempotency })
    return { success: true, message: 'Comment added successfully', comment: aloneView(row, actor) }
  })

  serve('GET /posts/:id/comments', async ({ actor, params, query }) => {
    const { comment_count: commentCount, thread_count: total } = await readPost(deps, actor, params.id)
    const { rows, nextCursor } = await readComments(deps, actor, params.id, query)
    return {
      success: true,
      comments: rows.map((thread) => threadView(thread, actor)),
      ...paging(total, query),
      commentCount,
      nextCursor,
    }
  })

  serve('GET /posts/:postId/comments/:commentId/replies', async ({ actor, params, query }) => {
    await readPost(deps, actor, params.postId)
    const { rows, nextCursor } = await readReplies(deps, actor, params, query)
    return { success: true, replies: rows.map((row) => commentView(row, actor)), nextCursor }
  })

  serve('DELETE /posts/:postId/comments/:commentId', async ({ actor, params, body }) => {
    await removeComment(deps, actor, params, body.reason)
    return { success: true, message: 'Comment deleted successfully' }
  })

  for (const direction of ['up', 'down'] as const) {
    serve(`POST /posts/:postId/comments/:commentId/${direction}vote`, async ({ actor, params, body }) => {
      const votes = await voteOnComment(deps, actor, params, { direction, ...body })
      return { success: true, ...votes }
    })
  }
}
