import { guest } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { aboutFiles } from '../media/aboutFiles.ts'
import { districtAt } from '../places/districts.ts'
import { readSuspect } from '../suspects/suspects.ts'
import { readDistrictsFeed, readFeed, readPersonalFeed, readSuspectsFeed } from './feed.ts'
import { rememberFirstPage } from './firstPage.ts'
import { readLinkedPost } from './linkedPost.ts'
import { isModerator, personalScope } from './policy.ts'
import { createPost, editPost, readAnyPost, readPost, removePost } from './posts.ts'
import { createUnattributedReport } from './unattributedReports.ts'
import { postView } from './view.ts'

export function postRoutes(serve: Serve, deps: Deps): void {
  const readFirstPage = rememberFirstPage(deps)

  serve('POST /posts', async ({ actor, fields, uploads, idempotency }) => {
    const message = 'Report submitted successfully'
    const report = { ...fields, ...idempotency, uploads: aboutFiles(uploads, fields) }
    if (fields.keepNoLink) {
      const sender = actor.userId
      const { id, followUpCode } = await createUnattributedReport(deps, {
        ...report,
        sender,
        withoutAccount: false,
      })
      // The sender sees the post as everybody will once it is public.
      return { success: true, message, post: postView(await readAnyPost(deps, id), guest), followUpCode }
    }
    const id = await createPost(deps, actor, report)
    return { success: true, message, post: postView(await readPost(deps, actor, id), actor) }
  })

  serve('GET /posts', async ({ actor, query }) => {
    if (!query.isAllowed && !isModerator(actor)) throw new ApiError('admins_only')
    // Moderators see more of a post than the events that invalidate the cache cover.
    const isFirst = query.isAllowed && query.cursor === undefined && query.page === 1 && !isModerator(actor)
    const kept = isFirst ? await readFirstPage(actor.userId, query.limit) : undefined
    if (kept) return kept
    const { rows, nextCursor } = await readFeed(deps, actor.userId, query.isAllowed, query)
    return { success: true, posts: rows.map((row) => postView(row, actor)), nextCursor }
  })

  serve('GET /posts/:id', async ({ actor, params }) => ({
    success: true,
    post: postView(await readLinkedPost(deps, actor, params.id), actor),
  }))

  serve('GET /posts/user/:id', async ({ actor, params, query }) => {
    const scope = personalScope(params.id, actor)
    const found = await readPersonalFeed(deps, actor.userId, params.id, scope, query)
    if (!found) throw new ApiError('user_not_found')
    const { rows, nextCursor, total } = found
    return { success: true, posts: rows.map((row) => postView(row, actor)), total, nextCursor }
  })

  serve('GET /posts/criminalsPosts/:id', async ({ actor, params, query }) => {
    await readSuspect(deps, actor, params.id)
    const { rows, nextCursor } = await readSuspectsFeed(deps, actor.userId, params.id, query)
    return { success: true, posts: rows.map((row) => postView(row, actor)), nextCursor }
  })

  serve('GET /posts/district/:slug', async ({ actor, params, query }) => {
    const { rows, nextCursor } = await readDistrictsFeed(
      deps,
      actor.userId,
      districtAt(params.slug).en,
      query,
    )
    return { success: true, posts: rows.map((row) => postView(row, actor)), nextCursor }
  })

  serve('PUT /posts/:id', async ({ actor, params, fields, uploads }) => {
    await editPost(deps, actor, params.id, { ...fields, uploads: aboutFiles(uploads, fields) })
    return {
      success: true,
      message: 'Post updated successfully and sent for review',
      post: postView(await readPost(deps, actor, params.id), actor),
    }
  })

  serve('DELETE /posts/:id', async ({ actor, params }) => {
    await removePost(deps, actor, params.id)
    return { success: true, message: 'Post deleted successfully' }
  })
}
