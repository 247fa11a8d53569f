import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'

/** SQL for the files of an item, of whatever kind it is. */
export const filesOf = (id: Sql): Sql => sql`
  select media_id, position from post_media where post_id = ${id}
  union all select media_id, position from timeline_media where timeline_id = ${id}
  union all select media_id, position from support_media where request_id = ${id}`

/** Locks the files of an item until the transaction ends, and returns them in their order. */
export const lockFiles = (tx: Tx, id: string): Promise<{ id: string; kind: MediaKind; alt: string }[]> =>
  rowsOf(
    tx,
    sql`select m.id, m.kind, m.alt from (${filesOf(sql`${id}::uuid`)}) f join media m on m.id = f.media_id
      order by f.position for no key update of m`,
  )
