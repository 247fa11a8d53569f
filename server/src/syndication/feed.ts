import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { Pool } from 'pg'
import { sortKeyAt, timeOfSortKey } from '../db/ids.ts'

/** The part of a post or a blog that a feed contains; never its author. */
export interface FeedRow {
  id: string
  title: string
  /** The beginning of the text. */
  text: string
  /** Of a report the day: the exact time, even of named reports alone, would say between which times an anonymous one was published. */
  published_at: Date
  /** Of a report the kinds of crime and its district. */
  categories: string[]
  /** The first one that was attached. */
  picture: { name: string; bytes: number; content_type: string } | null
}

const mostRows = 50

const postColumns = `
  p.id, p.title, left(p.description, 500) as text, day_of(p.published_at) as published_at,
  array_remove(p.kinds || p.district, '') as categories,
  (select jsonb_build_object('name', m.name, 'bytes', m.bytes, 'content_type', m.content_type)
    from post_media pm join media m on m.id = pm.media_id
    where pm.post_id = p.id and m.kind = 'image' order by pm.position limit 1) as picture`

const latestPosts = `select ${postColumns} from posts p where p.is_allowed order by p.sort_key desc limit ${mostRows}`

const latestOfPlace = `
  select ${postColumns} from place_posts pp join posts p on p.id = pp.post_id
  where pp.place = $1 and p.is_allowed order by pp.sort_key desc limit ${mostRows}`

/** The kinds of a report are here, as in search, those that it says and those of the suspects that it names. */
const latestOfKind = `
  select ${postColumns} from kind_posts k join posts p on p.id = k.post_id
  where k.kind = $1 and p.is_allowed order by k.sort_key desc limit ${mostRows}`

const latestBlogs = `
  select b.id, b.title, left(b.content, 500) as text, b.created_at as published_at, b.category as categories,
    case when m.id is not null
      then jsonb_build_object('name', m.name, 'bytes', m.bytes, 'content_type', m.content_type) end as picture
  from blogs b left join media m on m.id = b.image_id
  where b.is_published order by b.sort_key desc limit ${mostRows}`

const reading =
  <Values extends string[]>(name: string, text: string) =>
  async (pool: Pool, ...values: Values) =>
    (await pool.query<FeedRow>({ name, text, values })).rows

export const readLatestPosts = reading<[]>('latest_posts', latestPosts)
/** The place is a district, by its English name. */
export const readLatestOfPlace = reading<[place: string]>('latest_posts_of_place', latestOfPlace)
export const readLatestOfKind = reading<[kind: CrimeType]>('latest_posts_of_kind', latestOfKind)
export const readLatestBlogs = reading<[]>('latest_blogs', latestBlogs)

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

/**
 * Where a part of the sitemap begins: after so many public rows of a day in Bangladesh. The `sort_key` of its first row would say to the
 * millisecond when something anonymous was published.
 */
export interface PartStart {
  /** As YYYY-MM-DD. */
  day: string
  skipped: number
}

const beginningOf = (day: string): Date => new Date(`${day}T00:00+06:00`)

/** Whether this is a day, of which there can be a part. */
export const isDay = (day: string): boolean => !Number.isNaN(beginningOf(day).getTime())

const batch = 1_000
const beforeAll: PartStart = { day: '1970-01-02', skipped: 0 }

/** The public rows from somewhere on, oldest first, read in batches, so that they are never all in memory. */
export async function* publicFrom(
  pool: Pool,
  source: Source,
  maxUrls: number,
  { day, skipped }: PartStart = beforeAll,
): AsyncGenerator<SitemapRow, void> {
  let left = maxUrls
  let offset = skipped
  let [comparison, place] = ['>=', sortKeyAt(beginningOf(day))]
  while (left > 0) {
    const { rows } = await pool.query<SitemapRow>(
      `select id, updated_at, sort_key from ${sources[source]} and sort_key ${comparison} $1
       order by sort_key offset $2 limit $3`,
      [place, offset, Math.min(batch, left)],
    )
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    left -= rows.length
    offset = 0
    ;[comparison, place] = ['>', last.sort_key]
  }
}

/** Where each part begins, if the public rows are divided into parts of `maxUrls`. */
export async function readParts(pool: Pool, source: Source, maxUrls: number): Promise<PartStart[]> {
  const { rows } = await pool.query<{ sort_key: string }>(
    `select sort_key
     from (select sort_key, row_number() over (order by sort_key) - 1 as n from ${sources[source]}) numbered
     where n % $1 = 0 order by sort_key`,
    [maxUrls],
  )
  const keys = rows.map(({ sort_key }) => sort_key)
  const days = keys.map((key) => todayInBangladesh(timeOfSortKey(key)))
  const skipped = await pool.query<{ rows: number }>(
    `select (select count(*) from ${sources[source]} and sort_key >= part.day and sort_key < part.key)::integer as rows
     from unnest($1::uuid[], $2::uuid[]) with ordinality as part (day, key, number) order by number`,
    [days.map((day) => sortKeyAt(beginningOf(day))), keys],
  )
  return days.map((day, index) => ({ day, skipped: skipped.rows[index]?.rows ?? 0 }))
}

export async function countPublic(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `select ((select count(*) from ${sources.posts}) + (select count(*) from ${sources.blogs}))::integer as total`,
  )
  return rows[0]?.total ?? 0
}
