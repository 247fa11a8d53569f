import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Pool } from 'pg'

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
