import type { Post } from '@bichar/contract/posts.ts'
import { LRUCache } from 'lru-cache'
import { authorOf } from '../authorship/authors.ts'
import { isHidden } from '../authorship/hiding.ts'
import { guest } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { Prepared } from '../http/prepared.ts'
import { readCounts, readStoredFeed } from './feed.ts'
import { opened, type StoredPost } from './store.ts'
import { postView } from './view.ts'

interface Page {
  /** The posts as they appear to anybody who is neither the author of one of them nor a moderator. */
  posts: Post[]
  ids: string[]
  nextCursor: string | null
  /** The authors of these posts, anonymous ones included: they see more. */
  authors: ReadonlySet<string | null>
  bytes: number
}

interface Feed {
  success: true
  posts: Post[]
  nextCursor: string | null
}

/** Bytes of cached answers, which differ only in counts and in the viewer's own reactions. */
const maxBytes = 8 * 2 ** 20

/**
 * Answers the first page of the feed for a signed-in viewer who sees no more of it than others. Its posts are cached until an
 * event that guests can see, which covers all changes except those of counts. The counts and the viewer's own reactions are read
 * each time from narrow rows, and viewers with the same ones get the same bytes. Nothing is cached while events could be missed.
 * Returns undefined if the page has to be read without the cache.
 */
export function rememberFirstPage(deps: Pick<Deps, 'pool' | 'authorship' | 'cursors' | 'guestCache'>) {
  const { pool, authorship, guestCache } = deps
  const pages = new Map<number, { version: number; made: Promise<Page> }>()
  const answers = new LRUCache<string, Prepared<Feed>>({ maxSize: maxBytes })

  const pageOf = (stored: readonly StoredPost[], limit: number): Page => {
    const { rows, nextCursor } = deps.cursors.slice('posts', stored, limit)
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
    // A viewer from whom their own things are hidden must learn nothing here, neither from the cache nor from the response time.
    if (version === undefined || viewerId === null || isHidden(viewerId)) return undefined
    const { posts, ids, nextCursor, authors, bytes } = await keptPage(limit, version)
    if (authors.has(viewerId)) return undefined
    const counted = await readCounts(pool, { viewerId, ids })
    // A post that has been deleted meanwhile must not be shown.
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
    // The text, at two bytes per character, and both of its compressed forms.
    answers.set(key, made, { size: 3 * bytes + 1_000 })
    return made
  }
}
