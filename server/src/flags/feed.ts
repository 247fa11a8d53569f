import { type FlagKind, urgentReasons } from '@bichar/contract/rules/flagReasons.ts'
import { nameOfMinor } from '@bichar/contract/rules/suspectVisibility.ts'
import { type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Deps } from '../core/deps.ts'
import type { Db } from '../db/db.ts'
import { pageAndTotal, type Sql } from '../db/sql.ts'
import type { Flags } from '../db/tables.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'
import { containsText } from '../posts/moderatorSearchStore.ts'
import { type PostRow, readPostPage } from '../posts/store.ts'

/** A flag with the name of the person who raised it. */
export interface FlagRow
  extends Pick<
    Selectable<Flags>,
    'id' | 'subject_id' | 'reason' | 'text' | 'is_automatic' | 'state' | 'created_at'
  > {
  reporter_name: string | null
}

const mostReportedFirst = sql`report_count desc, id`

/** A page of the posts with open flags, those with the most first. */
export const readReportedPosts = (
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  viewerId: string,
  { search, ...pageRequest }: { search: string; page: number; limit: number },
): Promise<{ rows: PostRow[]; total: number }> => {
  const found = search && sql`posts where report_count > 0 and ${containsText('posts', search)}`
  const all = sql`posts where report_count > 0`
  return readPostPage(deps, viewerId, found || all, mostReportedFirst, pageRequest, found || 'posts:reported')
}

const wholeFlag =
  'f.id, f.subject_id, f.reason, f.text, f.is_automatic, f.state, f.created_at, u.name as reporter_name'

/** The latest open flags of each of these things, at most `limit` for each. */
export async function readLatestFlags(
  pool: Pool,
  ids: readonly string[],
  limit: number,
): Promise<Map<string, FlagRow[]>> {
  const { rows } = await pool.query<FlagRow>(
    `select ${wholeFlag}
     from unnest($1::uuid[]) as chosen (id)
       cross join lateral (
         select * from flags where subject_id = chosen.id and state = 'open' order by sort_key desc limit $2
       ) f
       left join users u on u.id = f.reporter_id
     order by f.sort_key desc`,
    [ids, limit],
  )
  return Map.groupBy(rows, (row) => row.subject_id)
}

/** The latest flags of a thing, open or cleared, and their total number. */
export async function readFlagsOf(
  pool: Pool,
  id: string,
  limit: number,
): Promise<{ rows: FlagRow[]; total: number }> {
  const [flags, count] = await Promise.all([
    pool.query<FlagRow>(
      `select ${wholeFlag}
       from (select * from flags where subject_id = $1 order by sort_key desc limit $2) f
         left join users u on u.id = f.reporter_id
       order by f.sort_key desc`,
      [id, limit],
    ),
    pool.query<{ total: number }>('select count(*)::integer as total from flags where subject_id = $1', [id]),
  ])
  return { rows: flags.rows, total: count.rows[0]?.total ?? 0 }
}

/** Something that has open flags. */
export interface FlaggedRow {
  kind: FlagKind
  subject_id: string
  title: string
  text: string
  medias: ShownMedia[]
  author_id: string | null
  author_name: string | null
  is_anonymous: boolean
  post_id: string | null
  post_title: string | null
  /** For a reply, the beginning of the comment that it replies to. */
  answers: string | null
  created_at: Date
  version: number
  is_urgent: boolean
  since: Date
  flag_count: number
}

/** Whether the suspect `s` is not to be recognised outside the desk: `isRedacted` of suspects/policy.ts. */
const redacted = sql`(s.is_minor and s.visibility = 'shown')`

/**
 * Neither the author of something anonymous nor the person who added a suspect is joined, so that the result cannot
 * reveal them: their ids are in sealed columns, and the plain columns used here are null. Of a public person under 18 neither name nor
 * photo is read.
 */
const things = (chosen: Sql, order: Sql): Sql => sql`
  select g.kind, g.subject_id, g.is_urgent, g.since, g.flag_count,
    coalesce(p.title, t.title, case when ${redacted} then ${nameOfMinor} else s.name end, pe.name, '') as title,
    coalesce(p.description, c.text, t.description, '') as text,
    coalesce(p.is_anonymous, c.is_anonymous, t.by_author, false) as is_anonymous,
    a.id as author_id, a.name as author_name, o.id as post_id, o.title as post_title, left(ac.text, 200) as answers,
    coalesce(p.created_at, c.created_at, t.created_at, s.created_at, pe.created_at) as created_at,
    coalesce(p.version, s.version, 1) as version,
    coalesce((
      select json_agg(${sql.raw(shownMedia)} order by f.position)
      from (
        select media_id, position from post_media where post_id = p.id
        union all select media_id, position from timeline_media where timeline_id = t.id
        union all select s.photo_id, 0 where not ${redacted}
        union all select pe.avatar_id, 0
      ) f join media m on m.id = f.media_id
    ), '[]') as medias
  from (${chosen}) g
    left join posts p on g.kind = 'post' and p.id = g.subject_id
    left join comments c on g.kind = 'comment' and c.id = g.subject_id
    left join comments ac on ac.id = c.parent_id
    left join timelines t on g.kind = 'timeline' and t.id = g.subject_id
    left join suspects s on g.kind = 'suspect' and s.id = g.subject_id
    left join users pe on g.kind = 'person' and pe.id = g.subject_id
    left join posts o on o.id = coalesce(p.id, c.post_id, t.post_id)
    left join users a on a.id = coalesce(p.user_id, c.user_id, t.user_id)
  order by ${order}`

const urgent = sql.join([...urgentReasons])
const urgentFirst = sql`is_urgent desc, since, subject_id`

/** The things that have open flags matching `which`, with those flags aggregated. */
export const flaggedSubjects = (which: Sql = sql`true`): Sql => sql`
  select kind, subject_id, bool_or(reason in (${urgent})) as is_urgent, min(created_at) as since,
    count(*)::integer as flag_count
  from flags where state = 'open' and ${which} group by kind, subject_id`

interface FlagQuery {
  /** Empty for all kinds. */
  kind: FlagKind | ''
  page: number
  limit: number
}

/** A page of everything with open flags: urgent things first, then those that have waited longest. */
export function readFlagged(
  db: Db,
  { kind, page, limit }: FlagQuery,
): Promise<{ rows: FlaggedRow[]; total: number }> {
  const grouped = sql`(${flaggedSubjects(kind ? sql`kind = ${kind}` : undefined)}) g`
  const chosen = sql`select * from ${grouped} order by ${urgentFirst} limit ${limit} offset ${(page - 1) * limit}`
  return pageAndTotal(db, things(chosen, urgentFirst), grouped)
}
