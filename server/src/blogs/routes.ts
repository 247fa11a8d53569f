import type { Actor } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { onClientDisconnect } from '../http/onClientDisconnect.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { createBlog, editBlog, publishBlog, readBlog, removeBlog } from './blogs.ts'
import { readBlogs, readPublished } from './feed.ts'
import { writeBlog } from './generation.ts'
import { blogView, summaryView } from './view.ts'

export function blogRoutes(serve: Serve, deps: Deps): void {
  const shown = async (id: string, actor: Actor) => blogView(await readBlog(deps, actor, id), actor)

  serve('GET /blogs', async ({ actor, query }) => {
    const { rows, nextCursor } = await readPublished(deps, query)
    return { success: true, blogs: rows.map((row) => summaryView(row, actor)), nextCursor }
  })

  serve('GET /blogs/admin/all', async ({ actor, query }) => {
    const { rows, total } = await readBlogs(deps, query)
    return {
      success: true,
      blogs: rows.map((row) => blogView(row, actor)),
      ...paging(total, query),
    }
  })

  serve('POST /blogs/create', async ({ actor, fields, uploads, idempotency }) => {
    const id = await createBlog(deps, actor, { ...fields, ...idempotency }, uploads)
    return { success: true, message: 'Blog created successfully', blog: await shown(id, actor) }
  })

  serve('GET /blogs/:id', async ({ actor, params }) => ({
    success: true,
    blog: await shown(params.id, actor),
  }))

  serve('PUT /blogs/:id', async ({ actor, params, fields, uploads }) => {
    await editBlog(deps, actor, params.id, fields, uploads)
    return { success: true, message: 'Blog updated successfully', blog: await shown(params.id, actor) }
  })

  serve('DELETE /blogs/:id', async ({ actor, params }) => {
    await removeBlog(deps, actor, params.id)
    return { success: true, message: 'Blog deleted successfully' }
  })

  serve('PATCH /blogs/:id/publish', async ({ actor, params, body }) => {
    await publishBlog(deps, actor, params.id, body.isPublished)
    const blog = await shown(params.id, actor)
    const message = blog.isPublished ? 'Blog published successfully' : 'Blog unpublished successfully'
    return { success: true, message, blog }
  })

  serve('GET /ai/blog', async () => ({ success: true, available: deps.textGeneration !== undefined }))

  serve('POST /ai/blog', ({ body }, { reply }) => writeBlog(deps, body, onClientDisconnect(reply)))
}
