import type { Pool } from 'pg'

/** The part of a post or a blog that a feed contains; never its author. */
export interface FeedRow {
  id: string
  title: string
  /** The beginning of the text. */
  text: string
  published_at: Date
}

const latestPosts = `
  select id, title, left(description, 500) as text, published_at
  from posts where is_allowed order by sort_key desc limit 50`

const latestBlogs = `
  select id, title, left(content, 500) as text, created_at as published_at
  from blogs where is_published order by sort_key desc limit 50`

const reading = (name: string, text: string) => async (pool: Pool) =>
  (await pool.query<FeedRow>({ name, text })).rows

export const readLatestPosts = reading('latest_posts', latestPosts)
export const readLatestBlogs = reading('latest_blogs', latestBlogs)

/** What a sitemap has many of, and the tables and conditions that select the public ones. */
const sources = {
  posts: 'posts where is_allowed',
  blogs: 'blogs where is_published',
} as const
export type Source = keyof typeof sources

export interface SitemapRow {
  sort_key: string
  id: string
  updated_at: Date
}

const batch = 1_000
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** The public rows from a `sort_key` on, oldest first, read in batches, so that they are never all in memory. */
export async function* publicFrom(
  pool: Pool,
  source: Source,
  most: number,
  from: string = beforeAll,
): AsyncGenerator<SitemapRow, void> {
  let left = most
  let [comparison, place] = ['>=', from]
  while (left > 0) {
    const { rows } = await pool.query<SitemapRow>(
      `select id, updated_at, sort_key from ${sources[source]} and sort_key ${comparison} $1 order by sort_key limit $2`,
      [place, Math.min(batch, left)],
    )
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    left -= rows.length
    ;[comparison, place] = ['>', last.sort_key]
  }
}

/** The first `sort_key` of each part, if the public rows are divided into parts of `most`. */
export async function readParts(pool: Pool, source: Source, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ sort_key: string }>(
    `select sort_key
     from (select sort_key, row_number() over (order by sort_key) - 1 as n from ${sources[source]}) numbered
     where n % $1 = 0 order by sort_key`,
    [most],
  )
  return rows.map(({ sort_key }) => sort_key)
}

export async function countPublic(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `select ((select count(*) from ${sources.posts}) + (select count(*) from ${sources.blogs}))::integer as total`,
  )
  return rows[0]?.total ?? 0
}
