import { authorOf } from '../authorship/authors.ts'
import { type Slice, slice } from '../db/page.ts'
import type { Deps } from '../deps.ts'
import { readCounts, readFeed, readStoredFeed } from './feed.ts'
import { opened, type PostRow, type StoredPost } from './store.ts'

interface Page {
  version: number
  rows: Promise<StoredPost[]>
}

/**
 * Reads the first page of the feed for somebody who is signed in: its rows are kept until anything is told of that guests may see, which
 * is all of them but for the counts; those and the viewer's own reactions are read each time, from narrow rows. Nothing is kept
 * while something could be told unheard.
 */
export function rememberFirstPage(deps: Pick<Deps, 'pool' | 'kysely' | 'authorship' | 'guestCache'>) {
  const { pool, authorship, guestCache } = deps
  const pages = new Map<number, Page>()

  const keptRows = (limit: number, version: number): Promise<StoredPost[]> => {
    const kept = pages.get(limit)
    if (kept?.version === version) return kept.rows
    const page = { version, rows: readStoredFeed(deps, null, true, { page: 1, limit }) }
    pages.set(limit, page)
    page.rows.catch(() => pages.get(limit) === page && pages.delete(limit))
    return page.rows
  }

  return async (viewerId: string | null, limit: number): Promise<Slice<PostRow>> => {
    const anew = () => readFeed(deps, viewerId, true, { page: 1, limit })
    const version = guestCache.version('shown')
    if (version === undefined || viewerId === null) return anew()
    const rows = await keptRows(limit, version)
    // Their own name stands on what they have written anonymously, and nobody's in what is kept.
    const isTheirs = (row: StoredPost) => row.sealed_author !== null && authorOf(authorship, row) === viewerId
    if (rows.some(isTheirs)) return anew()
    const counted = await readCounts(
      pool,
      viewerId,
      rows.map(({ id }) => id),
    )
    // What has been taken away meanwhile is not shown any more.
    if (guestCache.version('shown') !== version || counted.length !== rows.length) return anew()
    const countsOf = new Map(counted.map(({ post_id, ...counts }) => [post_id, counts]))
    const whole = rows.map((row) => ({ ...row, ...countsOf.get(row.id) }))
    return slice(opened(authorship, viewerId, whole), limit)
  }
}
