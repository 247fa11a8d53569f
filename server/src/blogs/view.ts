import type { Blog, BlogSummary } from '@bichar/contract/blogs.ts'
import type { Actor } from '../core/actor.ts'
import { mediaView } from '../media/media.ts'
import { abilities } from './policy.ts'
import type { BlogRow } from './store.ts'

export function blogView(row: BlogRow, viewer: Actor): Blog {
  const picture = row.picture && mediaView(row.picture)
  return {
    _id: row.id,
    title: row.title,
    content: row.content,
    category: row.category,
    hashtags: row.hashtags,
    image: picture?.url ?? null,
    imageAlt: picture?.alt ?? '',
    thumbnail: picture?.thumbnail ?? null,
    imageWidth: picture?.width ?? null,
    imageHeight: picture?.height ?? null,
    imageBytes: picture?.bytes ?? null,
    thumbnailBytes: picture?.thumbnailBytes ?? null,
    imageWidths: picture?.widths ?? [],
    isPublished: row.is_published,
    author: row.author_name === null ? null : { name: row.author_name, avatar: row.author_avatar },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    can: abilities(viewer),
  }
}

/** A row of the public list, which contains only the beginning of the content. */
export function summaryView(row: BlogRow, viewer: Actor): BlogSummary {
  const { content, ...rest } = blogView(row, viewer)
  return { ...rest, excerpt: content }
}
