import { sql } from 'kysely'
import type { Pool } from 'pg'
import { escapeLike } from '../db/page.ts'
import type { Sql } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { type PostRow, readPostPage } from '../posts/store.ts'

const longestWaitFirst = sql`updated_at, id`

// Searches only text that is public once the post is: matching the author's name would reveal who wrote an anonymous post.
const matching = (pattern: string): Sql => sql`and (title ilike ${pattern} or description ilike ${pattern})`

export interface PendingPosts {
  rows: PostRow[]
  total: number
}

export interface Standing {
  joined_at: Date
  approved: number
  returned: number
}

/**
 * What an author's earlier posts were decided. Anonymous posts do not count: a number that rises after a decision would
 * reveal their author.
 */
export async function readStanding(pool: Pool, userId: string): Promise<Standing | undefined> {
  const { rows } = await pool.query<Standing>({
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

/** A page of the posts that wait for review, those that have waited longest first. */
export const readPendingPosts = (
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  viewerId: string | null,
  { search, ...place }: { search: string; page: number; limit: number },
): Promise<PendingPosts> => {
  const found = search && sql`posts where review_state = 'waiting' ${matching(`%${escapeLike(search)}%`)}`
  const all = sql`posts where review_state = 'waiting'`
  return readPostPage(deps, viewerId, found || all, longestWaitFirst, place, found || 'posts:waiting')
}
