import { type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import { escapeLike } from '../db/page.ts'
import type { Sql } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { type PostRow, readPostPage } from '../posts/store.ts'
import type { ReportTables } from './tables.ts'

/** A report with the name of whoever made it. */
export interface ReportRow
  extends Pick<
    Selectable<ReportTables['post_reports']>,
    'id' | 'post_id' | 'reason' | 'state' | 'created_at'
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

const wholeReport = 'r.id, r.post_id, r.reason, r.state, r.created_at, u.name as reporter_name'

/** The latest open reports of each of these posts, at most `most` of one. */
export async function readLatestReports(
  pool: Pool,
  postIds: readonly string[],
  most: number,
): Promise<Map<string, ReportRow[]>> {
  const { rows } = await pool.query<ReportRow>(
    `select ${wholeReport}
     from unnest($1::uuid[]) as chosen (id)
       cross join lateral (
         select * from post_reports where post_id = chosen.id and state = 'open' order by sort_key desc limit $2
       ) r
       left join users u on u.id = r.reporter_id
     order by r.sort_key desc`,
    [postIds, most],
  )
  return Map.groupBy(rows, (row) => row.post_id)
}

/** The latest reports of a post, open or cleared, and how many there have been. */
export async function readReportsOf(
  pool: Pool,
  postId: string,
  most: number,
): Promise<{ rows: ReportRow[]; total: number }> {
  const [reports, count] = await Promise.all([
    pool.query<ReportRow>(
      `select ${wholeReport}
       from (select * from post_reports where post_id = $1 order by sort_key desc limit $2) r
         left join users u on u.id = r.reporter_id
       order by r.sort_key desc`,
      [postId, most],
    ),
    pool.query<{ total: number }>('select count(*)::integer as total from post_reports where post_id = $1', [
      postId,
    ]),
  ])
  return { rows: reports.rows, total: count.rows[0]?.total ?? 0 }
}
