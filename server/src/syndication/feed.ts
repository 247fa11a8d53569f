import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { dayTextOf } from '@bichar/contract/rules/dayText.ts'
import type { Pool } from 'pg'
import { stateNames } from '../shareCards/names.ts'

/** The part of a post, an entry of its timeline or a blog that a feed contains; never its author. */
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

/** Of an entry of a case its step, and before its text the day on which it happened, and where. */
const latestEntries = `
  select t.id, t.title, t.happened_on, t.location, left(t.description, 500) as description, t.source, t.step,
    day_of(t.created_at) as published_at,
    (select jsonb_build_object('name', m.name, 'bytes', m.bytes, 'content_type', m.content_type)
      from timeline_media tm join media m on m.id = tm.media_id
      where tm.timeline_id = t.id and m.kind = 'image' order by tm.position limit 1) as picture
  from timelines t where t.post_id = $1 and t.is_approved order by t.sort_key desc limit ${mostRows}`

type EntryRow = Pick<FeedRow, 'id' | 'title' | 'published_at' | 'picture'> &
  Record<'happened_on' | 'location' | 'description' | 'source', string> & { step: CaseStep | '' }

/** The approved entries of a post, those that were added last first. Whether the post is public is for the caller to see to. */
export async function readLatestEntries(pool: Pool, postId: string): Promise<FeedRow[]> {
  const { rows } = await pool.query<EntryRow>({
    name: 'latest_entries',
    text: latestEntries,
    values: [postId],
  })
  return rows.map(({ happened_on, location, description, source, step, ...row }) => {
    const when = [dayTextOf('bn', happened_on), location].filter(Boolean).join(', ')
    return {
      ...row,
      text: [when, description, source].filter(Boolean).join('\n\n'),
      categories: step ? [stateNames.bn[step]] : [],
    }
  })
}
