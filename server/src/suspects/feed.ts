import type { SuspectStatus } from '@bichar/contract/crimeTypes.ts'
import type { Pool } from 'pg'
import type { Db } from '../db/db.ts'
import { matching, withMatching } from '../db/matching.ts'
import { type RevisionColumns, type SuspectRow, wholeSuspects } from './store.ts'

interface Wanted {
  query: string
  /** All when empty. */
  status: SuspectStatus | ''
  page: number
  limit: number
}

/**
 * A page of suspects: the newest first, or the best matches of a query; one more than asked for, to see whether the
 * list goes on.
 */
export async function readSuspects(
  { pool, kysely }: { pool: Pool; kysely: Db },
  { query, status, page, limit }: Wanted,
): Promise<{ rows: SuspectRow[]; hasMore: boolean }> {
  const match = matching(query, { words: 'words', short: 'words' })
  const values: unknown[] = [...(match?.values ?? [])]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const which = [match?.condition ?? 'true', status ? `status = ${parameter(status)}` : 'true'].join(' and ')
  const order = match ? 'rank desc, id desc' : 'id desc'
  const chosen = `select *${match ? `, ${match.rank} as rank` : ''} from suspects where ${which}
    order by ${order} limit ${parameter(limit + 1)} offset ${parameter((page - 1) * limit)}`
  const text = wholeSuspects(chosen, order)
  const found = match
    ? await withMatching(kysely, (run) => run<SuspectRow>(text, values))
    : (await pool.query<SuspectRow>(text, values)).rows
  return { rows: found.slice(0, limit), hasMore: found.length > limit }
}

const linkedSuspects = wholeSuspects(
  `select s.*, ps.position from post_suspects ps join suspects s on s.id = ps.suspect_id where ps.post_id = $1`,
  's.position',
)

/** The suspects that a post is about, in its order. */
export async function readLinkedSuspects(pool: Pool, postId: string): Promise<SuspectRow[]> {
  const { rows } = await pool.query<SuspectRow>({
    name: 'linked_suspects',
    text: linkedSuspects,
    values: [postId],
  })
  return rows
}

export interface RevisionRow
  extends Omit<RevisionColumns, 'suspect_id' | 'editor_id' | 'photo_before' | 'photo_after'> {
  admin_name: string | null
  name_before: string | null
  name_after: string | null
  bytes_before: number | null
  bytes_after: number | null
}

const revisions = `
  select r.id, r.contributor, r.changes, r.changed_photo, r.created_at,
    u.name as admin_name, b.name as name_before, a.name as name_after,
    b.bytes as bytes_before, a.bytes as bytes_after
  from (select * from suspect_revisions where suspect_id = $1 order by id desc limit $2 offset $3) r
    left join users u on u.id = r.editor_id and r.contributor is null
    left join media b on b.id = r.photo_before
    left join media a on a.id = r.photo_after
  order by r.id desc`

/** A page of what was changed of a suspect, the latest first, and how much there is. */
export async function readRevisions(
  pool: Pool,
  suspectId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RevisionRow[]; total: number }> {
  const [found, count] = await Promise.all([
    pool.query<RevisionRow>(revisions, [suspectId, limit, (page - 1) * limit]),
    pool.query<{ total: number }>(
      'select count(*)::integer as total from suspect_revisions where suspect_id = $1',
      [suspectId],
    ),
  ])
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 }
}
