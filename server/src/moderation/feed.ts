import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Deps } from '../core/deps.ts'
import { containsText } from '../posts/moderatorSearchStore.ts'
import { type PostRow, readPostPage } from '../posts/store.ts'

const longestWaitFirst = sql`is_deferred, updated_at, id`

export interface PendingPosts {
  rows: PostRow[]
  total: number
}

export interface ModerationHistory {
  joined_at: Date
  approved: number
  returned: number
}

/**
 * What an author's earlier posts were decided. Anonymous posts do not count: a number that rises after a decision would
 * reveal their author.
 */
export async function readModerationHistory(
  pool: Pool,
  userId: string,
): Promise<ModerationHistory | undefined> {
  const { rows } = await pool.query<ModerationHistory>({
    name: 'standing',
    text: `select u.created_at as joined_at,
             count(p.id) filter (where p.review_state = 'approved')::integer as approved,
             count(p.id) filter (where p.review_state = 'returned')::integer as returned
           from users u left join posts p on p.user_id = u.id and not p.is_anonymous
           where u.id = $1 group by u.id`,
    values: [userId],
  })
  return rows[0]
}

/** A page of the posts that wait for review, those that have waited longest first, and deferred ones last. */
export const readPendingPosts = (
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  viewerId: string | null,
  { search, ...pageRequest }: { search: string; page: number; limit: number },
): Promise<PendingPosts> => {
  const found = search && sql`posts where review_state = 'waiting' and ${containsText('posts', search)}`
  const all = sql`posts where review_state = 'waiting'`
  return readPostPage(deps, viewerId, found || all, longestWaitFirst, pageRequest, found || 'posts:waiting')
}
