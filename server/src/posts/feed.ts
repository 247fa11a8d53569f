import { sql } from 'kysely'
import type { Pool } from 'pg'
import { idOfCursor, type Slice, slice } from '../db/page.ts'
import { type Sql, textOf } from '../db/sql.ts'
import { type PostRow, wholePosts } from './store.ts'

/** Where in a list to read: a cursor wins over a page number. */
export interface Place {
  page: number
  limit: number
  cursor?: string | undefined
}

const newestFirst = sql`id desc`

/** The parameters that skip to a place; one row more than asked for is read, to see whether the list goes on. */
const placing = ({ page, limit, cursor }: Place) => [
  idOfCursor(cursor),
  cursor === undefined ? (page - 1) * limit : 0,
  limit + 1,
]

const feedOf = (which: Sql) =>
  textOf(
    wholePosts(
      sql`select * from posts where ${which} and id < $1 order by ${newestFirst} offset $2 limit $3`,
      newestFirst,
      sql`$4`,
    ),
  )
const publicFeed = { name: 'public_feed', text: feedOf(sql`is_allowed`) }
const otherFeed = { name: 'other_feed', text: feedOf(sql`not is_allowed`) }

/** Everybody's posts, newest first: the public ones, or those that are not. */
export async function readFeed(
  pool: Pool,
  viewerId: string | null,
  isAllowed: boolean,
  place: Place,
): Promise<Slice<PostRow>> {
  const statement = isAllowed ? publicFeed : otherFeed
  const result = await pool.query<PostRow>({ ...statement, values: [...placing(place), viewerId] })
  return slice(result.rows, place.limit)
}

/** What of a person's posts may be told to whoever asks. */
interface Scope {
  anonymous: boolean
  notAllowed: boolean
}

const ofPerson = sql`user_id = $1 and (not is_anonymous or $2) and (is_allowed or $3)`

const personalFeed = textOf(
  wholePosts(
    sql`select * from posts where ${ofPerson} and id < $4 order by ${newestFirst} offset $5 limit $6`,
    newestFirst,
    sql`$7`,
  ),
)

const personalCount = textOf(sql`
  select exists (select from users where id = $1) as known,
    (select count(*)::integer from posts where ${ofPerson}) as total`)

/** One person's posts, newest first, and how many there are; nothing if there is no such person. */
export async function readPersonalFeed(
  pool: Pool,
  viewerId: string | null,
  personId: string,
  { anonymous, notAllowed }: Scope,
  place: Place,
): Promise<(Slice<PostRow> & { total: number }) | undefined> {
  const who = [personId, anonymous, notAllowed]
  const [posts, count] = await Promise.all([
    pool.query<PostRow>({
      name: 'personal_feed',
      text: personalFeed,
      values: [...who, ...placing(place), viewerId],
    }),
    pool.query<{ known: boolean; total: number }>({
      name: 'personal_count',
      text: personalCount,
      values: who,
    }),
  ])
  const { known, total } = count.rows[0] ?? { known: false, total: 0 }
  return known ? { ...slice(posts.rows, place.limit), total } : undefined
}

const feedOfSuspect = textOf(
  wholePosts(
    sql`select p.* from post_suspects ps join posts p on p.id = ps.post_id
      where ps.suspect_id = $1 and p.is_allowed and ps.post_id < $2 order by ps.post_id desc offset $3 limit $4`,
    newestFirst,
    sql`$5`,
  ),
)

/** The public posts about a suspect, newest first. */
export async function readSuspectsFeed(
  pool: Pool,
  viewerId: string | null,
  suspectId: string,
  place: Place,
): Promise<Slice<PostRow>> {
  const { rows } = await pool.query<PostRow>({
    name: 'suspects_feed',
    text: feedOfSuspect,
    values: [suspectId, ...placing(place), viewerId],
  })
  return slice(rows, place.limit)
}
