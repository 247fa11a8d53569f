import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

/** Where something comes from: the name of the source, and its id there. */
export interface Origin {
  source: string
  sourceId: string
}

/**
 * Marks something as imported under an id of this installation, and returns false if it has been imported before or is from this very installation. Another import of the
 * same thing waits until this transaction has ended.
 */
export async function claim(tx: Tx, { source, sourceId }: Origin, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into imported_things (source, source_id, id)
    select ${source}, ${sourceId}::uuid, ${id}::uuid where not exists (
      select from posts where id = ${sourceId} union all select from deleted_posts where id = ${sourceId}
      union all select from suspects where id = ${sourceId} union all select from deleted_suspects where id = ${sourceId}
      union all select from timelines where id = ${sourceId})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** The id under which something is here, or was until it was deleted; undefined if it has not been imported. */
export async function findImported(tx: Tx, { source, sourceId }: Origin): Promise<string | undefined> {
  const row = await tx
    .selectFrom('imported_things')
    .select('id')
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
  return row?.id
}

/** Those of these suspects that a report may name: moderators have neither deleted nor removed them. */
export async function nameable(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from suspects where id = any (${ids}::uuid[]) and visibility <> 'removed'`,
  )
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}
