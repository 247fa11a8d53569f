import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Authorship } from '../authorship/authorship.ts'
import type { Searched, Tx } from '../db/db.ts'
import { bounded, matching, withMatching } from '../db/matching.ts'
import { allOf, rowsOf, type Sql } from '../db/sql.ts'
import { wordsOf } from '../db/words.ts'
import { type PostRow, readPosts } from '../posts/store.ts'
import { type SuspectRow, suspectRows, wholeSuspects } from '../suspects/store.ts'
import { type Asked, isOfCategory, postConditions, suspectConditions } from './filterStore.ts'

interface Searching extends Searched {
  authorship: Authorship
}

interface Page {
  page: number
  limit: number
}

export interface Hits {
  posts: PostRow[]
  suspects: SuspectRow[]
  totalPosts: number
  totalSuspects: number
  counts: Record<CrimeType, number>
}

const noCounts = Object.fromEntries(crimeTypes.map((type) => [type, 0])) as Record<CrimeType, number>
const none: Hits = { posts: [], suspects: [], totalPosts: 0, totalSuspects: 0, counts: noCounts }

/** Which rows of a table, what is read of them, and in which order. */
interface Found {
  table: string
  condition: Sql
  columns: Sql
  order: Sql
}

const newestFirst = sql`sort_key desc`

/** A page of what was asked for: the best matches of its words first, or the newest; nothing if its words are none. */
export async function search(db: Searching, viewerId: string, asked: Asked): Promise<Hits> {
  const posts = matching(asked.query, { words: 'words', short: 'headline' })
  const suspects = matching(asked.query, { words: 'words', short: 'words' })
  if (asked.query && !posts) return none
  const ranked = (match: typeof posts, table: string, filters: readonly Sql[]): Found => ({
    table,
    condition: allOf([...filters, ...(match ? [match.condition] : [])]),
    columns: sql`*, ${match?.rank ?? sql`0`} as rank`,
    order: match && asked.sort === 'fit' ? sql`rank desc, sort_key desc` : newestFirst,
  })
  const inAll = ranked(posts, 'posts', [sql`is_allowed`, ...postConditions(asked)])
  const ofPosts = asked.category
    ? { ...inAll, condition: sql`${inAll.condition} and ${inCategory(asked.category)}` }
    : inAll
  const ofSuspects = ranked(suspects, 'suspects', [
    ...suspectConditions(asked),
    ...(asked.category ? [sql`crime_types @> array[${asked.category}::text]`] : []),
  ])
  return withMatching(db, async (tx) => ({
    ...(await hits(tx, db.authorship, viewerId, ofPosts, ofSuspects, asked)),
    counts: await countTypes(tx, inAll),
  }))
}

// One branch for each index: a single condition with `or` would read every post.
const inCategory = (category: CrimeType) => sql`id in (
  select id from posts where is_allowed and words like ${patternOf(category)}::text
  union select p.id from suspects s join post_suspects ps on ps.suspect_id = s.id
    join posts p on p.id = ps.post_id and p.is_allowed
    where s.crime_types @> array[${category}::text])`

const patternOf = (category: CrimeType) => `% ${wordsOf(category).join(' ')} %`

async function countTypes(tx: Tx, { table, condition }: Found): Promise<Record<CrimeType, number>> {
  const { rows } = await bounded(tx, table, condition)
  const types = crimeTypes.map((type) => sql`(${type}::text, ${patternOf(type)}::text)`)
  const counted = await rowsOf<{ type: CrimeType; posts: number }>(
    tx,
    sql`select type, count(*)::integer as posts
      from ${rows} join (values ${sql.join(types)}) named (type, pattern) on ${isOfCategory(sql`type`, sql`pattern`)}
      group by type`,
  )
  return { ...noCounts, ...Object.fromEntries(counted.map(({ type, posts }) => [type, posts])) }
}

/** The public posts about one of these suspects, the newest first. */
export const readSimilar = (
  db: Searching,
  viewerId: string,
  { suspects }: { suspects: readonly string[] },
): Promise<PostRow[]> =>
  withMatching(db, (tx) =>
    readPosts(
      tx,
      db.authorship,
      viewerId,
      sql`select * from posts where is_allowed
        and id in (select post_id from post_suspects where suspect_id = any (${[...suspects]}::uuid[]))
        order by ${newestFirst} limit ${limits.similarPosts}`,
      newestFirst,
    ),
  )

async function hits(
  tx: Tx,
  authorship: Authorship,
  viewerId: string,
  posts: Found,
  suspects: Found,
  { page, limit }: Page,
): Promise<Omit<Hits, 'counts'>> {
  const choose = async ({ table, condition, columns, order }: Found) => {
    const { rows, total } = await bounded(tx, table, condition)
    const place = sql`limit ${limit} offset ${(page - 1) * limit}`
    return { total, chosen: sql`select ${columns} from ${rows} order by ${order} ${place}` }
  }
  const ofPosts = await choose(posts)
  const ofSuspects = await choose(suspects)
  return {
    posts: await readPosts(tx, authorship, viewerId, ofPosts.chosen, posts.order),
    suspects: suspectRows({ authorship }, await rowsOf(tx, wholeSuspects(ofSuspects.chosen, suspects.order))),
    totalPosts: ofPosts.total,
    totalSuspects: ofSuspects.total,
  }
}

/** How many public posts there are of each category; the database counts along with every change (migration 0021). */
export async function readCrimeCounts(pool: Pool): Promise<Record<CrimeType, number>> {
  const { rows } = await pool.query<{ type: CrimeType; posts: number }>({
    name: 'crime_counts',
    text: 'select type, posts from crime_counts',
  })
  const found = new Map(rows.map(({ type, posts }) => [type, posts]))
  return Object.fromEntries(crimeTypes.map((type) => [type, found.get(type) ?? 0])) as Record<
    CrimeType,
    number
  >
}
