import { sql } from 'kysely'
import { subjectsOf } from '../authorship/store.ts'
import { keyOfCursor, type Slice, slice } from '../db/page.ts'
import { type Sql, textOf } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { type PostRow, postStatement } from './store.ts'

/** Where in a list to read: a cursor wins over a page number. */
export interface Place {
  page: number
  limit: number
  cursor?: string | undefined
}

type Reading = Pick<Deps, 'pool' | 'kysely' | 'authorship'>

const newestFirst = sql`sort_key desc`

/** The parameters that skip to a place; one row more than asked for is read, to see whether the list goes on. */
const placing = ({ page, limit, cursor }: Place) => [
  keyOfCursor(cursor),
  cursor === undefined ? (page - 1) * limit : 0,
  limit + 1,
]

const feedOf = (name: string, which: Sql) =>
  postStatement(
    name,
    sql`select * from posts where ${which} and sort_key < $1 order by ${newestFirst} offset $2 limit $3`,
    newestFirst,
    sql`$4`,
  )
const publicFeed = feedOf('public_feed', sql`is_allowed`)
const otherFeed = feedOf('other_feed', sql`not is_allowed`)

/** Everybody's posts, newest first: the public ones, or those that are not. */
export async function readFeed(
  deps: Reading,
  viewerId: string | null,
  isAllowed: boolean,
  place: Place,
): Promise<Slice<PostRow>> {
  const read = isAllowed ? publicFeed : otherFeed
  return slice(await read(deps, viewerId, [...placing(place), viewerId]), place.limit)
}

/** What of a person's posts may be told to whoever asks. */
interface Scope {
  anonymous: boolean
  notAllowed: boolean
}

// What is anonymous is found by its id alone. One branch for each index: a condition with `or` would read every post.
const ofPerson = sql`(
  select * from posts where user_id = $1 and (is_allowed or $3)
  union all
  select * from posts where id = any($2::uuid[]) and is_anonymous and (is_allowed or $3)
) own`

const personalFeed = postStatement(
  'personal_feed',
  sql`select * from ${ofPerson} where sort_key < $4 order by ${newestFirst} offset $5 limit $6`,
  newestFirst,
  sql`$7`,
)

const personalCount = textOf(sql`
  select exists (select from users where id = $1) as known, (select count(*)::integer from ${ofPerson}) as total`)

/** One person's posts, newest first, and how many there are; nothing if there is no such person. */
export async function readPersonalFeed(
  deps: Reading,
  viewerId: string | null,
  personId: string,
  { anonymous, notAllowed }: Scope,
  place: Place,
): Promise<(Slice<PostRow> & { total: number }) | undefined> {
  const unnamed = anonymous ? await subjectsOf(deps.kysely, deps.authorship, personId) : []
  const who = [personId, unnamed, notAllowed]
  const [posts, count] = await Promise.all([
    personalFeed(deps, viewerId, [...who, ...placing(place), viewerId]),
    deps.pool.query<{ known: boolean; total: number }>({
      name: 'personal_count',
      text: personalCount,
      values: who,
    }),
  ])
  const { known, total } = count.rows[0] ?? { known: false, total: 0 }
  return known ? { ...slice(posts, place.limit), total } : undefined
}

const feedOfSuspect = postStatement(
  'suspects_feed',
  sql`select p.* from post_suspects ps join posts p on p.id = ps.post_id
    where ps.suspect_id = $1 and p.is_allowed and p.sort_key < $2 order by p.sort_key desc offset $3 limit $4`,
  newestFirst,
  sql`$5`,
)

/** The public posts about a suspect, newest first. */
export async function readSuspectsFeed(
  deps: Reading,
  viewerId: string | null,
  suspectId: string,
  place: Place,
): Promise<Slice<PostRow>> {
  const rows = await feedOfSuspect(deps, viewerId, [suspectId, ...placing(place), viewerId])
  return slice(rows, place.limit)
}
