import type { Story } from '@bichar/contract/stories.ts'
import type { Actor } from '../core/actor.ts'
import { shownOf } from '../posts/view.ts'
import { abilities, maySeePost } from './policy.ts'
import type { StoryRow } from './store.ts'

const postOf = (post: NonNullable<StoryRow['post']>, viewer: Actor): Story['post'] => ({
  _id: post.id,
  title: post.title,
  createdAt: new Date(post.created_at).toISOString(),
  ...shownOf(post, viewer),
})

/** A story as one viewer sees it. A post that is not public is left out for everyone but admins. */
export const storyView = (row: StoryRow, viewer: Actor): Story => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  post: row.post && maySeePost(row.post, viewer) ? postOf(row.post, viewer) : null,
  isPublished: row.is_published,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  can: abilities(viewer),
})
