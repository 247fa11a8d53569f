import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { rowsOf, type Sql, textOf } from '../db/sql.ts'
import type { Suspects } from '../db/tables.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'
import type { PartialProfile } from './changes.ts'
import type { SuspectColumns } from './columns.ts'

type Columns = Selectable<Suspects>

/** A suspect with everything that any viewer may see. */
export interface SuspectRow extends Omit<SuspectColumns, 'photo_id' | 'shown_with'> {
  photo: ShownMedia | null
  /** The district of its location, which may be shown of a person under 18; '' if it names none. */
  district: string
  /** How many public reports name it, counted up to 100. */
  report_count: number
}

interface Stored {
  id: string
  sealed_creator: Buffer | null
}

/** What is needed to decrypt who added a suspect. */
type WithAuthorship = Pick<Deps, 'authorship'>

function withCreator<Row extends Stored>({ authorship }: WithAuthorship, { sealed_creator, ...row }: Row) {
  return { ...row, creator_id: sealed_creator && authorship.open(sealed_creator, row.id) }
}

/** The rows that `wholeSuspects` selects, with the decrypted ids of who added them. */
export const suspectRows = (deps: WithAuthorship, rows: readonly unknown[]): SuspectRow[] =>
  (rows as (Omit<SuspectRow, 'creator_id'> & Stored)[]).map((row) => withCreator(deps, row))

/**
 * The SQL that selects whole suspects, to be read through `suspectRows`; `chosen` selects rows of `suspects`, and
 * `order` is repeated because the join need not keep it.
 */
export const wholeSuspects = (chosen: Sql, order: Sql): Sql => sql`
  select s.id, s.sealed_creator, s.name, s.age, s.gender, s.danger_level, s.status, s.location, s.crime_types,
    s.version, s.created_at, s.visibility, s.is_returned, s.review_reason, s.is_minor,
    case when s.is_minor then coalesce((select string_agg(distinct p.district, ', ') from places_in(s.location) p), '') else '' end
      as district,
    (select count(*)::integer from (
      select from post_suspects ps join posts p on p.id = ps.post_id and p.is_allowed where ps.suspect_id = s.id limit 100) named) as report_count,
    case when m.id is not null then ${sql.raw(shownMedia)} end as photo
  from (${chosen}) s left join media m on m.id = s.photo_id
  order by ${order}`

const oneSuspect = textOf(wholeSuspects(sql`select * from suspects where id = $1`, sql`s.id`))

export async function findSuspect(
  deps: WithAuthorship & Pick<Deps, 'pool'>,
  id: string,
): Promise<SuspectRow | undefined> {
  const { rows } = await deps.pool.query({ name: 'suspect', text: oneSuspect, values: [id] })
  return suspectRows(deps, rows)[0]
}

const columns = [
  ...(['id', 'sealed_creator', 'name', 'age', 'gender', 'danger_level', 'status', 'location'] as const),
  ...(['crime_types', 'photo_id', 'version', 'created_at'] as const),
  ...(['visibility', 'is_returned', 'review_reason', 'shown_with', 'is_minor'] as const),
] as const

/** Locks the suspect until the transaction ends. */
export async function lockSuspect(
  deps: WithAuthorship,
  tx: Tx,
  id: string,
): Promise<SuspectColumns | undefined> {
  const suspect = await tx
    .selectFrom('suspects')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return suspect && withCreator(deps, suspect)
}

export const insertSuspect = async (tx: Tx, suspect: Insertable<Suspects>): Promise<void> =>
  void (await tx.insertInto('suspects').values(suspect).execute())

export async function updateSuspect(
  tx: Tx,
  id: string,
  changed: PartialProfile & Updateable<Pick<Suspects, ReviewColumn>>,
): Promise<void> {
  await tx
    .updateTable('suspects')
    .set(({ eb }) => ({ ...changed, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The columns of a suspect that are not part of the profile. */
type ReviewColumn = 'photo_id' | 'visibility' | 'is_returned' | 'review_reason' | 'shown_with' | 'created_at'

export const deleteSuspectRow = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('suspects').where('id', '=', id).execute())

/** Every photo that a suspect has or has had. */
export async function photosOf(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select photo_id as id from suspects where id = ${id} and photo_id is not null
    union select photo_before from suspect_revisions where suspect_id = ${id} and photo_before is not null
    union select photo_after from suspect_revisions where suspect_id = ${id} and photo_after is not null
  `.execute(tx)
  return rows.map((row) => row.id)
}

/** Locks the suspects that a report names and that this person has added. */
export async function lockNamedOwn({ authorship }: WithAuthorship, tx: Tx, postId: string, userId: string) {
  const rows = await rowsOf<Stored & Pick<Columns, 'visibility' | 'photo_id'>>(
    tx,
    sql`select id, visibility, photo_id, sealed_creator from suspects
      where id in (select suspect_id from post_suspects where post_id = ${postId}) order by id for update`,
  )
  return rows.filter(
    ({ id, sealed_creator }) => sealed_creator !== null && authorship.isSealedBy(userId, sealed_creator, id),
  )
}

/** Removes who added a suspect. */
export async function clearCreator(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('suspects').set({ sealed_creator: null }).where('id', '=', id).execute()
  await tx.deleteFrom('idempotency_keys').where('subject_id', '=', id).execute()
}

/** Has the report name a copy of a suspect, which takes over its photo; nobody has added it, and it has no changes. */
export async function replaceByCopy(
  tx: Tx,
  postId: string,
  { id, copyId }: { id: string; copyId: string },
): Promise<void> {
  const copied = sql`name, age, gender, danger_level, status, location, crime_types, photo_id, created_at`
  await sql`insert into suspects (id, ${copied}) select ${copyId}, ${copied} from suspects where id = ${id}`.execute(
    tx,
  )
  await sql`update post_suspects set suspect_id = ${copyId} where post_id = ${postId} and suspect_id = ${id}`.execute(
    tx,
  )
}

/** Whether any report names it, public or not. */
export const isNamed = async (tx: Tx, id: string): Promise<boolean> =>
  (await rowsOf(tx, sql`select from post_suspects where suspect_id = ${id} limit 1`)).length > 0

/** Whether another report names it as well. */
export const isNamedElsewhere = async (tx: Tx, id: string, postId: string): Promise<boolean> =>
  (await rowsOf(tx, sql`select from post_suspects where suspect_id = ${id} and post_id <> ${postId} limit 1`))
    .length > 0

/** Gives the reports that wait and name the suspect a new version, so that nobody approves them without having seen the change. */
export const renewWaitingPosts = async (tx: Tx, id: string): Promise<void> =>
  void (await sql`
    update posts set version = version + 1
    where review_state = 'waiting' and id in (select post_id from post_suspects where suspect_id = ${id})`.execute(
    tx,
  ))

/** Has guests see at once what public reports say of a suspect that was not public before and is not now. */
export const tellReportsChanged = async (tx: Tx, id: string): Promise<void> =>
  void (await sql`select invalidate_public_post(post_id) from post_suspects where suspect_id = ${id}`.execute(
    tx,
  ))

/** Locks the proposed suspects of a report. */
export async function lockProposedOf(deps: WithAuthorship, tx: Tx, postId: string) {
  const rows = await rowsOf<Stored & Pick<Columns, 'name' | 'is_returned' | 'is_minor'>>(
    tx,
    sql`select s.id, s.name, s.is_returned, s.is_minor, s.sealed_creator from suspects s
      where s.visibility = 'proposed' and s.id in (select suspect_id from post_suspects where post_id = ${postId})
      order by s.id for no key update`,
  )
  return rows.map((row) => withCreator(deps, row))
}

/**
 * Locks the suspects that are public by this report and returns them, each with another public report that names it, if there is one.
 * All that it names are locked first, by a statement of its own: if that other report is leaving the public as well, whoever comes
 * second waits here and sees it gone.
 */
export async function lockShownWith(tx: Tx, postId: string) {
  await sql`
    select from suspects where shown_with = ${postId} or id in (select suspect_id from post_suspects where post_id = ${postId})
    order by id for no key update`.execute(tx)
  return rowsOf<{ id: string; photo_id: string | null; other_post: string | null }>(
    tx,
    sql`select s.id, s.photo_id, (
        select p.id from post_suspects ps join posts p on p.id = ps.post_id
        where ps.suspect_id = s.id and p.is_allowed and p.id <> ${postId} order by p.sort_key limit 1) as other_post
      from suspects s where s.shown_with = ${postId} and s.visibility = 'shown'`,
  )
}

/** Locks the proposed suspects that this report names, and no other one. */
export async function lockNamedAlone(tx: Tx, postId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select s.id from suspects s
      where s.visibility = 'proposed' and s.id in (select suspect_id from post_suspects where post_id = ${postId})
        and not exists (select from post_suspects o where o.suspect_id = s.id and o.post_id <> ${postId})
      order by s.id for no key update`,
  )
  return rows.map(({ id }) => id)
}
