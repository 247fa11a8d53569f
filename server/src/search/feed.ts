import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Authorship } from '../authorship/authorship.ts'
import type { Searched, Tx } from '../db/db.ts'
import { bounded, type Match, matching, withMatching } from '../db/matching.ts'
import { allOf, rowsOf, type Sql } from '../db/sql.ts'
import { wordsOf } from '../db/words.ts'
import { type PostRow, readPosts } from '../posts/store.ts'
import { type SuspectRow, suspectRows, wholeSuspects } from '../suspects/store.ts'

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
}

const none: Hits = { posts: [], suspects: [], totalPosts: 0, totalSuspects: 0 }

/** Which rows of a table, what is read of them, and in which order. */
interface Found {
  table: string
  condition: Sql
  columns: Sql
  order: Sql
}

/** A page of the posts and suspects with these words, the best matches first; nothing if there are no words in it. */
export async function searchWords(
  db: Searching,
  viewerId: string,
  query: string,
  place: Page,
): Promise<Hits> {
  const posts = matching(query, { words: 'words', short: 'headline' })
  const suspects = matching(query, { words: 'words', short: 'words' })
  if (!posts || !suspects) return none
  const ofPosts = ranked(posts, 'posts', [sql`is_allowed`])
  return withMatching(db, (tx) =>
    hits(tx, db.authorship, viewerId, ofPosts, ranked(suspects, 'suspects', []), place),
  )
}

const ranked = ({ condition, rank }: Match, table: string, also: readonly Sql[]): Found => ({
  table,
  condition: allOf([...also, condition]),
  columns: sql`*, ${rank} as rank`,
  order: sql`rank desc, sort_key desc`,
})

/** A page of what belongs to a crime category, the newest first: its suspects, the posts about them, those that name it. */
export function searchCategory(
  db: Searching,
  viewerId: string,
  category: CrimeType,
  place: Page,
): Promise<Hits> {
  const newest = (table: string, condition: Sql): Found => ({
    table,
    condition,
    columns: sql`*`,
    order: sql`sort_key desc`,
  })
  const pattern = `% ${wordsOf(category).join(' ')} %`
  // One branch for each index: a single condition with `or` would read every post.
  const ofCategory = sql`id in (
    select id from posts where is_allowed and words like ${pattern}::text
    union select p.id from suspects s join post_suspects ps on ps.suspect_id = s.id
      join posts p on p.id = ps.post_id and p.is_allowed
      where s.crime_types @> array[${category}::text])`
  const posts = newest('posts', ofCategory)
  const suspects = newest('suspects', sql`crime_types @> array[${category}::text]`)
  return withMatching(db, (tx) => hits(tx, db.authorship, viewerId, posts, suspects, place))
}

async function hits(
  tx: Tx,
  authorship: Authorship,
  viewerId: string,
  posts: Found,
  suspects: Found,
  { page, limit }: Page,
): Promise<Hits> {
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
