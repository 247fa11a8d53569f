import type { Pool } from 'pg'
import { escapeLike } from '../db/page.ts'
import { type PostRow, wholePosts } from '../posts/store.ts'

const longestWaitFirst = 'updated_at, id'

// Only words that are public once the post is: a hit by its author's name would tell who wrote an anonymous post.
const matching = `review_state = 'waiting' and (title ilike $1 or description ilike $1)`

const pendingPosts = wholePosts(
  `select * from posts where ${matching} order by ${longestWaitFirst} offset $2 limit $3`,
  longestWaitFirst,
  '$4',
)

export interface PendingPosts {
  rows: PostRow[]
  total: number
}

export interface Standing {
  joined_at: Date
  approved: number
  returned: number
}

/** What somebody has behind them. Anonymous posts do not count: one more after a decision would tell who wrote it. */
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
export async function readPendingPosts(
  pool: Pool,
  viewerId: string | null,
  { search, page, limit }: { search: string; page: number; limit: number },
): Promise<PendingPosts> {
  const pattern = `%${escapeLike(search)}%`
  const [posts, count] = await Promise.all([
    pool.query<PostRow>(pendingPosts, [pattern, (page - 1) * limit, limit, viewerId]),
    pool.query<{ total: number }>(`select count(*)::integer as total from posts where ${matching}`, [
      pattern,
    ]),
  ])
  return { rows: posts.rows, total: count.rows[0]?.total ?? 0 }
}
