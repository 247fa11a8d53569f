import type { Story } from '@bichar/contract/stories.ts'
import type { Actor } from '../actor.ts'
import { abilities, maySeePost } from './policy.ts'
import type { StoryRow } from './store.ts'

/** A story as one viewer sees it. A post that is not public is dropped here for everyone but admins. */
export const storyView = (row: StoryRow, viewer: Actor): Story => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  post: row.post && maySeePost(row.post, viewer) ? { _id: row.post.id, title: row.post.title } : null,
  isPublished: row.is_published,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  can: abilities(viewer),
})
