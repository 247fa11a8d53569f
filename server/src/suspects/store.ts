import { type Insertable, type Selectable, sql } from 'kysely'
import { isHidden } from '../authorship/hiding.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { type Sql, textOf } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'
import type { PartialProfile } from './changes.ts'
import type { SuspectTables } from './tables.ts'

type Columns = Selectable<SuspectTables['suspects']>

export interface SuspectColumns extends Omit<Columns, 'sealed_creator' | 'idempotency_key' | 'sort_key'> {
  /** The person who added it, decrypted with the server's key. */
  creator_id: string | null
}

export type RevisionColumns = Selectable<SuspectTables['suspect_revisions']>

/** A suspect with everything that any viewer may see. */
export interface SuspectRow extends Omit<SuspectColumns, 'photo_id'> {
  photo: ShownMedia | null
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
    s.version, s.created_at,
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

export const insertSuspect = async (tx: Tx, suspect: Insertable<SuspectTables['suspects']>): Promise<void> =>
  void (await tx.insertInto('suspects').values(suspect).execute())

export async function updateSuspect(
  tx: Tx,
  id: string,
  changed: PartialProfile & { photo_id?: string | null },
): Promise<void> {
  await tx
    .updateTable('suspects')
    .set(({ eb }) => ({ ...changed, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const deleteSuspect = async (tx: Tx, id: string): Promise<void> =>
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

// --- revisions

/** Stores a change; the suspect must be locked, so that nobody else gets the same contributor number. */
export async function insertRevision(
  { authorship }: WithAuthorship,
  tx: Tx,
  {
    editor: { id: editorId, asAdmin },
    changes,
    ...revision
  }: Omit<Insertable<SuspectTables['suspect_revisions']>, 'contributor' | 'editor_id' | 'editor_digest'> & {
    editor: { id: string; asAdmin: boolean }
  },
): Promise<void> {
  // While this person's anonymous things are hidden from them, the number of their earlier changes must not reveal
  // these as theirs.
  const whose = isHidden(editorId) ? newId() : editorId
  const editor_digest = asAdmin ? null : authorship.digest('suspect_revisions', whose, revision.suspect_id)
  const contributor = asAdmin
    ? null
    : sql<number>`coalesce(
        (select contributor from suspect_revisions
          where suspect_id = ${revision.suspect_id} and editor_digest = ${editor_digest} limit 1),
        (select coalesce(max(contributor), 0) + 1 from suspect_revisions
          where suspect_id = ${revision.suspect_id}))`
  await tx
    .insertInto('suspect_revisions')
    .values({ ...revision, editor_id: asAdmin ? editorId : null, editor_digest, changes, contributor })
    .execute()
}

export const findRevision = (tx: Tx, suspectId: string, id: string): Promise<RevisionColumns | undefined> =>
  tx
    .selectFrom('suspect_revisions')
    .selectAll()
    .where('id', '=', id)
    .where('suspect_id', '=', suspectId)
    .executeTakeFirst()
