import type { Pool } from 'pg'
import { sortKeyAt } from '../db/ids.ts'

/** What a sitemap has many of, and the tables and conditions that select the public ones. */
const sources = {
  posts: 'posts where is_allowed',
  blogs: 'blogs where is_published',
} as const
export type Source = keyof typeof sources

export interface SitemapRow {
  id: string
  updated_at: Date
}

export interface DayCount {
  /** YYYY-MM-DD, in Bangladesh. */
  day: string
  rows: number
}

/** How many public rows there are of each day. They are counted with each change, so this reads a row for a day and none of the others. */
export async function readDays(pool: Pool, source: Source): Promise<DayCount[]> {
  const { rows } = await pool.query<DayCount>({
    name: 'sitemap_days',
    text: `select substr(list, length($1) + 2) as day, sum(entries)::integer as rows from list_counts
      where list >= $1 || ':0' and list < $1 || '::' group by list having sum(entries) > 0 order by list`,
    values: [source],
  })
  return rows
}

/** A stretch of the public rows, oldest first. */
export interface Stretch {
  begin: Date
  end: Date
  /** How many rows of it are left out at its beginning. */
  skipped: number
}

/** The public rows of a stretch, at most so many. */
export async function readRows(
  pool: Pool,
  source: Source,
  { begin, end, skipped }: Stretch,
  most: number,
): Promise<SitemapRow[]> {
  const { rows } = await pool.query<SitemapRow>({
    name: `sitemap_${source}`,
    text: `select id, updated_at from ${sources[source]} and sort_key >= $1 and sort_key < $2
      order by sort_key offset $3 limit $4`,
    values: [sortKeyAt(begin), sortKeyAt(end), skipped, most],
  })
  return rows
}
