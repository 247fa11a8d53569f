import type { Post } from '@bichar/contract/posts.ts'
import { LRUCache } from 'lru-cache'
import { guest } from '../actor.ts'
import { authorOf } from '../authorship/authors.ts'
import { isHidden } from '../authorship/hiding.ts'
import { slice } from '../db/page.ts'
import type { Deps } from '../deps.ts'
import { Prepared } from '../http/prepared.ts'
import { readCounts, readStoredFeed } from './feed.ts'
import { opened, type StoredPost } from './store.ts'
import { postView } from './view.ts'

interface Page {
  /** As everybody sees them who has written none of them and is no moderator. */
  posts: Post[]
  ids: string[]
  nextCursor: string | null
  /** Who has written one of them, with their name or without: they see more. */
  authors: ReadonlySet<string | null>
  bytes: number
}

interface Feed {
  success: true
  posts: Post[]
  nextCursor: string | null
}

/** Answers that differ in counts alone, and in what the viewer has reacted to. */
const mostBytes = 8 * 2 ** 20

/**
 * Answers the first page of the feed for somebody who is signed in and sees no more of it than others: its posts are kept until anything
 * is told of that guests may see, which is all of them but for the counts; those and the viewer's own reactions are read each
 * time, from narrow rows, and who gets the same of them gets the same bytes. Nothing is kept while something could be told
 * unheard; undefined says that it has to be read anew.
 */
export function rememberFirstPage(deps: Pick<Deps, 'pool' | 'authorship' | 'guestCache'>) {
  const { pool, authorship, guestCache } = deps
  const pages = new Map<number, { version: number; made: Promise<Page> }>()
  const answers = new LRUCache<string, Prepared<Feed>>({ maxSize: mostBytes })

  const pageOf = (stored: readonly StoredPost[], limit: number): Page => {
    const { rows, nextCursor } = slice(stored, limit)
    const posts = opened(authorship, null, rows).map((row) => postView(row, guest))
    const authors = new Set(rows.map((row) => authorOf(authorship, row)))
    const bytes = JSON.stringify(posts).length
    return { posts, ids: posts.map(({ _id }) => _id), nextCursor, authors, bytes }
  }

  const keptPage = (limit: number, version: number): Promise<Page> => {
    const kept = pages.get(limit)
    if (kept?.version === version) return kept.made
    const stored = readStoredFeed(deps, null, true, { page: 1, limit })
    const page = { version, made: stored.then((rows) => pageOf(rows, limit)) }
    pages.set(limit, page)
    page.made.catch(() => pages.get(limit) === page && pages.delete(limit))
    return page.made
  }

  return async (viewerId: string | null, limit: number): Promise<Prepared<Feed> | undefined> => {
    const version = guestCache.version('shown')
    // Whose own things are hidden learns nothing here, neither by what is kept nor by how long it takes.
    if (version === undefined || viewerId === null || isHidden(viewerId)) return undefined
    const { posts, ids, nextCursor, authors, bytes } = await keptPage(limit, version)
    if (authors.has(viewerId)) return undefined
    const counted = await readCounts(pool, { viewerId, ids })
    // What has been taken away meanwhile is not shown any more.
    if (guestCache.version('shown') !== version || counted.length !== posts.length) return undefined
    const counts = counted.map(({ reaction_count, comment_count, has_reacted }) => ({
      hasReacted: has_reacted,
      reactionCount: reaction_count,
      commentCount: comment_count,
    }))
    const key = [version, limit, ...counts.flatMap((each) => Object.values(each))].join()
    const known = answers.get(key)
    if (known) return known
    const made = new Prepared(() => ({
      success: true as const,
      posts: posts.map((post, index) => ({ ...post, ...counts[index] })),
      nextCursor,
    }))
    // The text, with two bytes for a letter, and both ways in which it may have been compressed.
    answers.set(key, made, { size: 3 * bytes + 1_000 })
    return made
  }
}
