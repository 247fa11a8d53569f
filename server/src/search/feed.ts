import { type CrimeType, crimeTypes } from '@bichar/contract/crimeTypes.ts'
import type { Pool } from 'pg'
import type { Db } from '../db/db.ts'
import { type Match, matching, type Run, withMatching, wordsOf } from '../db/matching.ts'
import { type PostRow, wholePosts } from '../posts/store.ts'
import { type SuspectRow, wholeSuspects } from '../suspects/store.ts'

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

/** Where rows are found and in which order; `from` has the first `needed` of the parameters, `columns` the rest. */
interface Found {
  columns: string
  from: string
  order: string
  values: readonly unknown[]
  needed: number
}

/** A page of the posts and suspects with these words, the best matches first; nothing if there are no words in it. */
export async function searchWords(db: Db, viewerId: string, query: string, place: Page): Promise<Hits> {
  const posts = matching(query, { words: 'words', short: 'headline' })
  const suspects = matching(query, { words: 'words', short: 'words' })
  if (!posts || !suspects) return none
  return withMatching(db, (run) =>
    hits(run, viewerId, ranked(posts, 'posts', 'is_allowed and '), ranked(suspects, 'suspects', ''), place),
  )
}

const ranked = ({ condition, rank, values, needed }: Match, table: string, also: string): Found => ({
  columns: `${table}.*, ${rank} as rank`,
  from: `${table} where ${also}${condition}`,
  order: 'rank desc, id desc',
  values,
  needed,
})

// One branch for each index: a single condition with `or` would read every post.
const ofCategory = `posts where id in (
    select id from posts where is_allowed and words like $1::text
    union select p.id from suspects s join post_suspects ps on ps.suspect_id = s.id
      join posts p on p.id = ps.post_id and p.is_allowed
      where s.crime_types @> array[$2::text])`

/** A page of what belongs to a crime category, the newest first: its suspects, the posts about them, those that name it. */
export const searchCategory = (db: Db, viewerId: string, category: CrimeType, place: Page): Promise<Hits> => {
  const order = 'id desc'
  const pattern = `% ${wordsOf(category).join(' ')} %`
  const posts = { columns: '*', from: ofCategory, order, values: [pattern, category], needed: 2 }
  const from = 'suspects where crime_types @> array[$1::text]'
  return withMatching(db, (run) =>
    hits(run, viewerId, posts, { columns: '*', from, order, values: [category], needed: 1 }, place),
  )
}

async function hits(
  run: Run,
  viewerId: string,
  posts: Found,
  suspects: Found,
  { page, limit }: Page,
): Promise<Hits> {
  const chosen = ({ columns, from, order, values: { length } }: Found) =>
    `select ${columns} from ${from} order by ${order} limit $${length + 1} offset $${length + 2}`
  const total = async ({ from, values, needed }: Found) => {
    const [count] = await run<{ total: number }>(
      `select count(*)::integer as total from ${from}`,
      values.slice(0, needed),
    )
    return count?.total ?? 0
  }
  const skipped = [limit, (page - 1) * limit]
  const viewer = `$${posts.values.length + 3}` as const
  const wholes = wholePosts(chosen(posts), posts.order, viewer)
  const profiles = wholeSuspects(chosen(suspects), suspects.order)
  return {
    posts: await run<PostRow>(wholes, [...posts.values, ...skipped, viewerId]),
    suspects: await run<SuspectRow>(profiles, [...suspects.values, ...skipped]),
    totalPosts: await total(posts),
    totalSuspects: await total(suspects),
  }
}

const counts = `
  select type, count(distinct ps.post_id)::integer as posts
  from suspects s cross join unnest(s.crime_types) as type
    join post_suspects ps on ps.suspect_id = s.id
    join posts p on p.id = ps.post_id and p.is_allowed
  group by type`

/** How many public posts there are of each category. */
export async function countCrimes(pool: Pool): Promise<Record<CrimeType, number>> {
  const { rows } = await pool.query<{ type: CrimeType; posts: number }>({ name: 'crimes', text: counts })
  const found = new Map(rows.map(({ type, posts }) => [type, posts]))
  return Object.fromEntries(crimeTypes.map((type) => [type, found.get(type) ?? 0])) as Record<
    CrimeType,
    number
  >
}
