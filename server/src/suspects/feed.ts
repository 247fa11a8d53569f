import type { CrimeType, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import type { RevisionState, SuspectVisibility } from '@bichar/contract/rules/suspectVisibility.ts'
import { sql } from 'kysely'
import type { Deps } from '../core/deps.ts'
import type { PageRequest } from '../core/pageRequest.ts'
import type { Db, Searched } from '../db/db.ts'
import { parseSearchTerms, searched, withPhoneticKeys } from '../db/lexicon.ts'
import { escapeLike } from '../db/like.ts'
import { pageAlongKey } from '../db/lists.ts'
import { readSearchPage } from '../db/searchPage.ts'
import { pageAndTotal, rowsOf, type Sql, textOf } from '../db/sql.ts'
import { placeFacet } from '../places/facet.ts'
import type { RevisionColumns } from './revisionStore.ts'
import { type SuspectRow, suspectRows, wholeSuspects } from './store.ts'

interface SuspectQuery {
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
const maxFound = 1_000

/**
 * A page of the public suspects: newest first, or by relevance to a query. One more than the limit is read, to know whether the
 * list continues.
 */
export async function readSuspects(
  db: Searched & Pick<Deps, 'authorship' | 'searchPool'>,
  { query, status, category, page, limit, ...place }: SuspectQuery,
): Promise<{ rows: SuspectRow[]; hasMore: boolean }> {
  const words = parseSearchTerms(query, 'typed')
  const narrowed = [...(category ? [[`#c:${category}`]] : []), ...placeFacet(place)]
  const whole = (rows: SuspectRow[]) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit })
  if (words.length === 0 && narrowed.length === 0) {
    const from = sql`suspects where visibility = 'shown' ${status ? sql`and status = ${status}` : sql``}`
    const counted = status ? (`suspects:${status}` as const) : 'suspects'
    const chosen = pageAlongKey({ from, page, limit, counted, more: 1 })
    return whole(suspectRows(db, await rowsOf(db.kysely, wholeSuspects(chosen, sql`sort_key desc`))))
  }
  return searched(db, async (searching) => {
    const facets = [...(status ? [[`#s:${status}`]] : []), ...narrowed]
    const read = (reach: 'all' | 'typos') =>
      readSearchPage(db.searchPool, {
        ...{ words, reach, facets, maxResults: maxFound, byFit: true, withPosts: false },
        ...{ offset: (page - 1) * limit, limit: limit + 1 },
      })
    const exact = await withPhoneticKeys(searching, () => read('all'))
    const isEnough = exact.totalSuspects >= limit || !words.some(({ hasTypos }) => hasTypos)
    return whole(await readSuspectsById(db, (isEnough ? exact : await read('typos')).suspects))
  })
}

const suspectsById = textOf(
  wholeSuspects(
    sql`select * from suspects where id = any ($1) and visibility = 'shown'`,
    sql`array_position($1::uuid[], s.id)`,
  ),
)

/** Those of the suspects with these ids that are public, in this order. */
export async function readSuspectsById(
  deps: Pick<Deps, 'searchPool' | 'authorship'>,
  ids: readonly string[],
): Promise<SuspectRow[]> {
  if (ids.length === 0) return []
  const { rows } = await deps.searchPool.query({ name: 'rank_suspects', text: suspectsById, values: [ids] })
  return suspectRows(deps, rows)
}

const linkedSuspects = textOf(
  wholeSuspects(
    sql`select s.*, ps.position from post_suspects ps join suspects s on s.id = ps.suspect_id where ps.post_id = $1`,
    sql`s.position`,
  ),
)

/** All suspects that a post is about, in its order; not each of them may be shown to everybody. */
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
    | 'suspect_id'
    | 'editor_id'
    | 'editor_digest'
    | 'photo_before'
    | 'photo_after'
    | 'number'
    | 'proposer_id'
    | 'sort_key'
  > {
  /** Whether what identifies the suspect is shown at the desk only. */
  is_redacted: boolean
  admin_name: string | null
  name_before: string | null
  name_after: string | null
  bytes_before: number | null
  bytes_after: number | null
}

/** SQL for the revisions that `chosen` selects, in `order`. */
const wholeRevisions = (chosen: Sql, order: Sql): Sql => sql`
  select r.id, r.contributor, r.changes, r.changed_photo, r.created_at, r.state, r.reason, r.suspect_id,
    s.name as suspect_name, s.visibility, s.is_minor and s.visibility = 'shown' as is_redacted,
    u.name as admin_name, b.name as name_before, a.name as name_after, b.bytes as bytes_before, a.bytes as bytes_after
  from (${chosen}) r join suspects s on s.id = r.suspect_id
    left join users u on u.id = r.editor_id and r.contributor is null
    left join media b on b.id = r.photo_before
    left join media a on a.id = r.photo_after
  order by ${order}`

/** A page of the changes to a suspect, those that wait first and then the latest first, with their total number. */
export const readRevisions = (
  db: Db,
  suspectId: string,
  { page, limit }: PageRequest,
): Promise<{ rows: RevisionRow[]; total: number }> => {
  const ofSuspect = sql`suspect_revisions where suspect_id = ${suspectId}`
  const order = sql`(r.state = 'proposed') desc, r.number desc nulls last, r.sort_key desc`
  const chosen = sql`select * from (select * from ${ofSuspect}) r order by ${order} limit ${limit} offset ${(page - 1) * limit}`
  return pageAndTotal(db, wholeRevisions(chosen, order), ofSuspect)
}

/** A revision with the suspect that it belongs to. */
export interface RecentRevisionRow extends RevisionRow {
  suspect_id: string
  suspect_name: string
  visibility: SuspectVisibility
}

export const findRevisionRow = async (db: Db, id: string): Promise<RecentRevisionRow | undefined> =>
  (
    await rowsOf<RecentRevisionRow>(
      db,
      wholeRevisions(sql`select * from suspect_revisions where id = ${id}`, sql`r.id`),
    )
  )[0]

/** A page of the changes to all suspects, the latest first, with their total number. */
export const readRecentRevisions = (
  db: Db,
  { state, page, limit }: { state: RevisionState | ''; page: number; limit: number },
): Promise<{ rows: RecentRevisionRow[]; total: number }> => {
  const all = sql`suspect_revisions where ${state ? sql`state = ${state}` : sql`true`}`
  const chosen = sql`select * from ${all} order by sort_key desc limit ${limit} offset ${(page - 1) * limit}`
  return pageAndTotal(db, wholeRevisions(chosen, sql`r.sort_key desc`), all)
}

/** A page of the suspects that wait for a moderator, the oldest first, with their total number. */
export async function readPendingSuspects(
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  { search, page, limit }: { search: string; page: number; limit: number },
): Promise<{ rows: SuspectRow[]; total: number }> {
  const pending = sql`suspects where visibility = 'proposed' and not is_returned
    ${search ? sql`and name ilike ${`%${escapeLike(search)}%`}` : sql``}`
  const chosen = sql`select * from ${pending} order by sort_key limit ${limit} offset ${(page - 1) * limit}`
  const { rows, total } = await pageAndTotal(deps.kysely, wholeSuspects(chosen, sql`s.sort_key`), pending)
  return { rows: suspectRows(deps, rows), total }
}
