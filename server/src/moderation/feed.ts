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
