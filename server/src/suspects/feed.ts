import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { sql } from 'kysely'
import type { Db, Searched, Tx } from '../db/db.ts'
import { bounded, matching, withMatching } from '../db/matching.ts'
import { allOf, pageAndTotal, rowsOf, type Sql, textOf } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { type RevisionColumns, type SuspectRow, suspectRows, wholeSuspects } from './store.ts'

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
  db: Searched & Pick<Deps, 'authorship'>,
  { query, status, page, limit }: Wanted,
): Promise<{ rows: SuspectRow[]; hasMore: boolean }> {
  const match = matching(query, { words: 'words', short: 'words' })
  const filters = status ? [sql`status = ${status}`] : []
  const read = async (reader: Db | Tx, columns: Sql, from: Sql, order: Sql) => {
    const chosen = sql`select ${columns} from ${from} order by ${order} limit ${limit + 1} offset ${(page - 1) * limit}`
    const found = suspectRows(db, await rowsOf(reader, wholeSuspects(chosen, order)))
    return { rows: found.slice(0, limit), hasMore: found.length > limit }
  }
  if (!match) return read(db.kysely, sql`*`, sql`suspects where ${allOf(filters)}`, sql`sort_key desc`)
  return withMatching(db, async (tx) => {
    const { rows } = await bounded(tx, 'suspects', allOf([match.condition, ...filters]))
    return read(tx, sql`*, ${match.rank} as rank`, rows, sql`rank desc, sort_key desc`)
  })
}

const linkedSuspects = textOf(
  wholeSuspects(
    sql`select s.*, ps.position from post_suspects ps join suspects s on s.id = ps.suspect_id where ps.post_id = $1`,
    sql`s.position`,
  ),
)

/** The suspects that a post is about, in its order. */
export async function readLinkedSuspects(
  deps: Pick<Deps, 'pool' | 'authorship'>,
  postId: string,
): Promise<SuspectRow[]> {
  const { rows } = await deps.pool.query({
    name: 'linked_suspects',
    text: linkedSuspects,
    values: [postId],
  })
  return suspectRows(deps, rows)
}

export interface RevisionRow
  extends Omit<
    RevisionColumns,
    'suspect_id' | 'editor_id' | 'editor_digest' | 'photo_before' | 'photo_after' | 'number'
  > {
  admin_name: string | null
  name_before: string | null
  name_after: string | null
  bytes_before: number | null
  bytes_after: number | null
}

/** A page of what was changed of a suspect, the latest first, and how much there is. */
export const readRevisions = (
  db: Db,
  suspectId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RevisionRow[]; total: number }> => {
  const ofSuspect = sql`suspect_revisions where suspect_id = ${suspectId}`
  const chosen = sql`
    select r.id, r.contributor, r.changes, r.changed_photo, r.created_at,
      u.name as admin_name, b.name as name_before, a.name as name_after,
      b.bytes as bytes_before, a.bytes as bytes_after
    from (select * from ${ofSuspect} order by number desc limit ${limit} offset ${(page - 1) * limit}) r
      left join users u on u.id = r.editor_id and r.contributor is null
      left join media b on b.id = r.photo_before
      left join media a on a.id = r.photo_after
    order by r.number desc`
  return pageAndTotal(db, chosen, ofSuspect)
}
