import type { Deps } from '../core/deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { readStories } from './feed.ts'
import { visible } from './policy.ts'
import { createStory, editStory, publishStory, removeStory } from './stories.ts'
import { storyView } from './view.ts'

export function storyRoutes(serve: Serve, deps: Deps): void {
  serve('GET /success-stories', async ({ actor, query }) => {
    const status = visible(query.status, actor)
    const { rows, total } = await readStories(deps, { ...query, status })
    return {
      success: true,
      stories: rows.map((row) => storyView(row, actor)),
      ...paging(total, query),
    }
  })

  serve('POST /success-stories', async ({ actor, body, idempotency }) => {
    const row = await createStory(deps, actor, { ...body, ...idempotency })
    return { success: true, message: 'Story created successfully', story: storyView(row, actor) }
  })

  serve('PUT /success-stories/:id', async ({ actor, params, body }) => {
    const row = await editStory(deps, actor, params.id, body)
    return { success: true, message: 'Story updated successfully', story: storyView(row, actor) }
  })

  serve('DELETE /success-stories/:id', async ({ actor, params }) => {
    await removeStory(deps, actor, params.id)
    return { success: true, message: 'Story deleted successfully' }
  })

  serve('PATCH /success-stories/:id/publish', async ({ actor, params, body }) => {
    const row = await publishStory(deps, actor, params.id, body.isPublished)
    const message = row.is_published ? 'Story published successfully' : 'Story unpublished successfully'
    return { success: true, message, story: storyView(row, actor) }
  })
}
