import { sql } from 'kysely'
import type { Pool } from 'pg'
import { subjectsOf } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import type { CursorRequest } from '../core/pageRequest.ts'
import { batchReads } from '../db/batch.ts'
import { keyAfterSkipping } from '../db/lists.ts'
import { type CountedList, type Sql, textOf } from '../db/sql.ts'
import type { CursorList, Cursors, Slice } from '../http/cursors.ts'
import { opened, type PostRow, postStatement, type StoredPost, storedStatement } from './store.ts'

type ReadDeps = Pick<Deps, 'pool' | 'kysely' | 'authorship' | 'cursors'>

const newestFirst = sql`sort_key desc`

/** The parameters that skip to a position; one more row than asked for is read, to see whether the list continues. */
const pagingValues = (cursors: Cursors, list: CursorList, { page, limit, cursor }: CursorRequest) => [
  cursors.keyOf(list, cursor),
  cursor === undefined ? (page - 1) * limit : 0,
  limit + 1,
]

/**
 * Prepares one statement for each page size, with and without an offset: if the limit were a parameter, or the offset were always
 * there, PostgreSQL would plan the statement on every call, which takes longer than running it.
 */
function feedOf(name: string, which: Sql, counted?: CountedList) {
  const from = sql`posts where ${which}`
  const begun = keyAfterSkipping({ from, counted }, sql`$3::bigint`)
  const statements = new Map<string, ReturnType<typeof storedStatement>>()
  return (limit: number, skips: boolean) => {
    const own = `${name}_${limit}${skips ? '_from' : ''}`
    const chosen = sql`select * from ${from} and sort_key < $1 ${skips ? sql`and sort_key <= ${begun}` : sql``}
      order by ${newestFirst} limit ${sql.raw(String(limit + 1))}`
    const statement = statements.get(own) ?? storedStatement(own, chosen, newestFirst, sql`$2`)
    statements.set(own, statement)
    return statement
  }
}
const publicFeed = feedOf('public_feed', sql`is_allowed`, 'posts:public')
const otherFeed = feedOf('other_feed', sql`not is_allowed`)

const feedList = (isAllowed: boolean): CursorList => (isAllowed ? 'posts' : 'posts/not-allowed')

/** The posts of all authors as stored, newest first: either the public ones or the others. */
export function readStoredFeed(
  deps: Pick<Deps, 'pool' | 'cursors'>,
  viewerId: string | null,
  isAllowed: boolean,
  pageRequest: CursorRequest,
): Promise<StoredPost[]> {
  const [key, offset] = pagingValues(deps.cursors, feedList(isAllowed), pageRequest)
  const read = (isAllowed ? publicFeed : otherFeed)(pageRequest.limit, offset !== 0)
  return read(deps, [key, viewerId, ...(offset === 0 ? [] : [offset])])
}

/** The same posts as one viewer gets them. */
export async function readFeed(
  deps: ReadDeps,
  viewerId: string | null,
  isAllowed: boolean,
  pageRequest: CursorRequest,
): Promise<Slice<PostRow>> {
  const stored = await readStoredFeed(deps, viewerId, isAllowed, pageRequest)
  const posts = opened(deps.authorship, viewerId, stored)
  return deps.cursors.slice(feedList(isAllowed), posts, pageRequest.limit)
}

/** Which of a person's posts the viewer may learn of. */
interface Scope {
  anonymous: boolean
  notAllowed: boolean
}

/** The columns of a post that differ between viewers or change often. */
type Counted = Pick<StoredPost, 'reaction_count' | 'comment_count' | 'has_reacted'> & {
  post_id: string
}

interface CountsAsked {
  viewerId: string
  ids: readonly string[]
}

/**
 * Returns the counts of those of the given posts that still exist, in their order, from the narrow table of counts. Concurrent
 * calls share one statement.
 */
export const readCounts = batchReads(
  async (pool: Pool, asked: readonly CountsAsked[]): Promise<Counted[][]> => {
    const { rows } = await pool.query<Omit<Counted, 'has_reacted'> & { reacted: string[] }>({
      name: 'counts_of_posts',
      text: `select n.post_id, n.reaction_count, n.comment_count,
             array(select r.user_id from reactions r where r.post_id = n.post_id and r.user_id = any($2::uuid[])) as reacted
           from post_counts n where n.post_id = any($1::uuid[])`,
      values: [
        [...new Set(asked.flatMap(({ ids }) => ids))],
        [...new Set(asked.map(({ viewerId }) => viewerId))],
      ],
    })
    const counted = new Map(rows.map((row) => [row.post_id, row]))
    return asked.map(({ viewerId, ids }) =>
      ids.flatMap((id) => {
        const row = counted.get(id)
        return row ? [{ ...row, has_reacted: row.reacted.includes(viewerId) }] : []
      }),
    )
  },
)

// Anonymous posts can only be found by id. Each index has a branch of its own, because a condition with `or` would scan all posts.
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

/** A person's posts, newest first, with their total; undefined if there is no such person. */
export async function readPersonalFeed(
  deps: ReadDeps,
  viewerId: string | null,
  personId: string,
  { anonymous, notAllowed }: Scope,
  pageRequest: CursorRequest,
): Promise<(Slice<PostRow> & { total: number }) | undefined> {
  const unnamed = anonymous ? await subjectsOf(deps.kysely, deps.authorship, personId) : []
  const who = [personId, unnamed, notAllowed]
  const list = `posts/${personId}` as const
  const [posts, count] = await Promise.all([
    personalFeed(deps, viewerId, [...who, ...pagingValues(deps.cursors, list, pageRequest), viewerId]),
    deps.pool.query<{ known: boolean; total: number }>({
      name: 'personal_count',
      text: personalCount,
      values: who,
    }),
  ])
  const { known, total } = count.rows[0] ?? { known: false, total: 0 }
  return known ? { ...deps.cursors.slice(list, posts, pageRequest.limit), total } : undefined
}

/**
 * Reads the public posts that belong to one thing, newest first.
 *
 * @param chosen takes the id or name of the thing as $1 and the cursor's key as $2
 */
function feedUnder(name: string, chosen: Sql) {
  const read = postStatement(name, sql`${chosen} offset $3 limit $4`, newestFirst, sql`$5`)
  return async (
    deps: ReadDeps,
    viewerId: string | null,
    thing: string,
    pageRequest: CursorRequest,
  ): Promise<Slice<PostRow>> => {
    const list = `posts/${thing}` as const
    const values = [thing, ...pagingValues(deps.cursors, list, pageRequest), viewerId]
    return deps.cursors.slice(list, await read(deps, viewerId, values), pageRequest.limit)
  }
}

/** The public posts about a suspect, newest first. */
export const readSuspectsFeed = feedUnder(
  'suspects_feed',
  sql`select p.* from post_suspects ps join posts p on p.id = ps.post_id
    where ps.suspect_id = $1 and p.is_allowed and p.sort_key < $2 order by p.sort_key desc`,
)

/** The public posts about a district, by its English name, newest first. */
export const readDistrictsFeed = feedUnder(
  'districts_feed',
  sql`select p.* from place_posts pp join posts p on p.id = pp.post_id
    where pp.place = $1 and p.is_allowed and pp.sort_key < $2 order by pp.sort_key desc`,
)
