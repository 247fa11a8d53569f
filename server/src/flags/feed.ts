import { type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import { escapeLike } from '../db/page.ts'
import type { Sql } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { type PostRow, readPostPage } from '../posts/store.ts'
import type { FlagTables } from './tables.ts'

/** A flag with the name of whoever raised it. */
export interface FlagRow
  extends Pick<
    Selectable<FlagTables['flags']>,
    'id' | 'subject_id' | 'reason' | 'text' | 'is_automatic' | 'state' | 'created_at'
  > {
  reporter_name: string | null
}

const mostReportedFirst = sql`report_count desc, id`

// Only words that may be public: a hit by its author's name would tell who wrote an anonymous post.
const matching = (pattern: string): Sql =>
  sql`report_count > 0 and (title ilike ${pattern} or description ilike ${pattern})`

/** A page of the posts with open reports, those with the most first. */
export const readReportedPosts = (
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  viewerId: string,
  { search, ...place }: { search: string; page: number; limit: number },
): Promise<{ rows: PostRow[]; total: number }> =>
  readPostPage(
    deps,
    viewerId,
    sql`posts where ${matching(`%${escapeLike(search)}%`)}`,
    mostReportedFirst,
    place,
  )

const wholeFlag =
  'f.id, f.subject_id, f.reason, f.text, f.is_automatic, f.state, f.created_at, u.name as reporter_name'

/** The latest open flags of each of these things, at most `most` of one. */
export async function readLatestFlags(
  pool: Pool,
  ids: readonly string[],
  most: number,
): Promise<Map<string, FlagRow[]>> {
  const { rows } = await pool.query<FlagRow>(
    `select ${wholeFlag}
     from unnest($1::uuid[]) as chosen (id)
       cross join lateral (
         select * from flags where subject_id = chosen.id and state = 'open' order by sort_key desc limit $2
       ) f
       left join users u on u.id = f.reporter_id
     order by f.sort_key desc`,
    [ids, most],
  )
  return Map.groupBy(rows, (row) => row.subject_id)
}

/** The latest flags of a thing, open or cleared, and how many there have been. */
export async function readFlagsOf(
  pool: Pool,
  id: string,
  most: number,
): Promise<{ rows: FlagRow[]; total: number }> {
  const [flags, count] = await Promise.all([
    pool.query<FlagRow>(
      `select ${wholeFlag}
       from (select * from flags where subject_id = $1 order by sort_key desc limit $2) f
         left join users u on u.id = f.reporter_id
       order by f.sort_key desc`,
      [id, most],
    ),
    pool.query<{ total: number }>('select count(*)::integer as total from flags where subject_id = $1', [id]),
  ])
  return { rows: flags.rows, total: count.rows[0]?.total ?? 0 }
}
