import { type Insertable, type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Tx } from '../db/db.ts'
import { type Sql, textOf } from '../db/sql.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'
import type { PartialProfile } from './changes.ts'
import type { SuspectTables } from './tables.ts'

export type SuspectColumns = Omit<Selectable<SuspectTables['suspects']>, 'idempotency_key'>
export type RevisionColumns = Selectable<SuspectTables['suspect_revisions']>

/** A suspect with everything a viewer may come to see. */
export interface SuspectRow extends Omit<SuspectColumns, 'photo_id'> {
  photo: ShownMedia | null
}

/** The SQL of whole suspects; `chosen` selects rows of `suspects`, and `order` is said again because the join may lose it. */
export const wholeSuspects = (chosen: Sql, order: Sql): Sql => sql`
  select s.id, s.creator_id, s.name, s.age, s.gender, s.danger_level, s.status, s.location, s.crime_types,
    s.version, s.created_at,
    case when m.id is not null then ${sql.raw(shownMedia)} end as photo
  from (${chosen}) s left join media m on m.id = s.photo_id
  order by ${order}`

const oneSuspect = textOf(wholeSuspects(sql`select * from suspects where id = $1`, sql`s.id`))

export async function findSuspect(pool: Pool, id: string): Promise<SuspectRow | undefined> {
  const { rows } = await pool.query<SuspectRow>({ name: 'suspect', text: oneSuspect, values: [id] })
  return rows[0]
}

const columns = [
  ...(['id', 'creator_id', 'name', 'age', 'gender', 'danger_level', 'status', 'location'] as const),
  ...(['crime_types', 'photo_id', 'version', 'created_at'] as const),
] as const

/** The suspect, for as long as the transaction lasts in no other hands. */
export const lockSuspect = (tx: Tx, id: string): Promise<SuspectColumns | undefined> =>
  tx.selectFrom('suspects').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

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

/** Writes a change down; the suspect must be locked, so that nobody else gets the same contributor number. */
export async function insertRevision(
  tx: Tx,
  {
    contributed,
    changes,
    ...revision
  }: Omit<Insertable<SuspectTables['suspect_revisions']>, 'contributor'> & {
    /** Whether it was not an admin's doing. */
    contributed: boolean
  },
): Promise<void> {
  const contributor = contributed
    ? sql<number>`coalesce(
        (select contributor from suspect_revisions
          where suspect_id = ${revision.suspect_id} and editor_id = ${revision.editor_id}
            and contributor is not null limit 1),
        (select coalesce(max(contributor), 0) + 1 from suspect_revisions
          where suspect_id = ${revision.suspect_id}))`
    : null
  await tx
    .insertInto('suspect_revisions')
    .values({ ...revision, changes, contributor })
    .execute()
}

export const findRevision = (tx: Tx, suspectId: string, id: string): Promise<RevisionColumns | undefined> =>
  tx
    .selectFrom('suspect_revisions')
    .selectAll()
    .where('id', '=', id)
    .where('suspect_id', '=', suspectId)
    .executeTakeFirst()
