import type { CrimeType, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { sql } from 'kysely'
import type { Db, Searched } from '../db/db.ts'
import { findPage } from '../db/foundPage.ts'
import { searched, soughtWords, withPhoneticKeys } from '../db/lexicon.ts'
import { pageAlongKey } from '../db/lists.ts'
import { pageAndTotal, rowsOf, textOf } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { placeFacet } from '../places/facet.ts'
import { type RevisionColumns, type SuspectRow, suspectRows, wholeSuspects } from './store.ts'

interface Wanted {
  query: string
  /** Each filter is '' if it is not used. */
  status: SuspectStatus | ''
  category: CrimeType | ''
  district: string
  upazila: string
  page: number
  limit: number
}

/** If more are found, only the newest are considered. */
const mostFound = 1_000

/**
 * A page of suspects: newest first, or by relevance to a query. One more than the limit is read, to know whether the
 * list continues.
 */
export async function readSuspects(
  db: Searched & Pick<Deps, 'authorship' | 'searchPool'>,
  { query, status, category, page, limit, ...place }: Wanted,
): Promise<{ rows: SuspectRow[]; hasMore: boolean }> {
  const words = soughtWords(query)
  const narrowed = [...(category ? [[`#c:${category}`]] : []), ...placeFacet(place)]
  const whole = (rows: SuspectRow[]) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit })
  if (words.length === 0 && narrowed.length === 0) {
    const from = sql`suspects where ${status ? sql`status = ${status}` : sql`true`}`
    const counted = status ? (`suspects:${status}` as const) : 'suspects'
    const chosen = pageAlongKey({ from, page, limit, counted, more: 1 })
    return whole(suspectRows(db, await rowsOf(db.kysely, wholeSuspects(chosen, sql`sort_key desc`))))
  }
  return searched(db, async (searching) => {
    const facets = [...(status ? [[`#s:${status}`]] : []), ...narrowed]
    const read = (reach: 'all' | 'typos') =>
      findPage(db.searchPool, {
        ...{ words, reach, facets, most: mostFound, byFit: true, withPosts: false },
        ...{ skipped: (page - 1) * limit, want: limit + 1 },
      })
    const exact = await withPhoneticKeys(searching, () => read('all'))
    const isEnough = exact.totalSuspects >= limit || !words.some(({ hasTypos }) => hasTypos)
    return whole(await readSuspectsById(db, (isEnough ? exact : await read('typos')).suspects))
  })
}

const suspectsById = textOf(
  wholeSuspects(sql`select * from suspects where id = any ($1)`, sql`array_position($1::uuid[], s.id)`),
)

/** The suspects with these ids, in this order. */
export async function readSuspectsById(
  deps: Pick<Deps, 'searchPool' | 'authorship'>,
  ids: readonly string[],
): Promise<SuspectRow[]> {
  if (ids.length === 0) return []
  const { rows } = await deps.searchPool.query({ name: 'found_suspects', text: suspectsById, values: [ids] })
  return suspectRows(deps, rows)
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

/** A page of the changes to a suspect, latest first, with their total number. */
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
