import { hasThreat } from '@bichar/contract/rules/findings/threats.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { SupportRequests } from '../db/tables.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'

type SupportColumns = Selectable<SupportRequests>

/** A request with its files. */
export interface SupportRow
  extends Pick<
    SupportColumns,
    'id' | 'user_id' | 'name' | 'phone' | 'description' | 'status' | 'created_at'
  > {
  files: ShownMedia[]
}

/**
 * The SQL that selects whole requests; `chosen` selects rows of `support_requests`, and `order` is repeated because the
 * subquery's order need not be kept.
 */
export const wholeRequests = (chosen: Sql, order: Sql): Sql => sql`
  select r.id, r.user_id, r.name, r.phone, r.description, r.status, r.created_at,
    coalesce((
      select json_agg(${sql.raw(shownMedia)} order by sm.position)
      from support_media sm join media m on m.id = sm.media_id where sm.request_id = r.id
    ), '[]') as files
  from (${chosen}) r
  order by ${order}`

export async function findRequest(db: Db | Tx, id: string): Promise<SupportRow | undefined> {
  const chosen = sql`select * from support_requests where id = ${id}`
  const [request] = await rowsOf<SupportRow>(db, wholeRequests(chosen, sql`r.id`))
  return request
}

export async function insertRequest(
  tx: Tx,
  request: Insertable<SupportRequests>,
  files: readonly { id: string; alt: string }[],
): Promise<void> {
  const has_threat = hasThreat(request.description, ...files.map(({ alt }) => alt))
  await tx
    .insertInto('support_requests')
    .values({ ...request, has_threat })
    .execute()
  if (files.length === 0) return
  await tx
    .insertInto('support_media')
    .values(files.map(({ id }, position) => ({ request_id: request.id, position, media_id: id })))
    .execute()
}

/** Locks the request until the transaction ends. */
export const lockRequest = (
  tx: Tx,
  id: string,
): Promise<Pick<SupportColumns, 'status' | 'created_at' | 'user_id'> | undefined> =>
  tx
    .selectFrom('support_requests')
    .select(['status', 'created_at', 'user_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setStatus = async (tx: Tx, id: string, status: SupportColumns['status']): Promise<void> =>
  void (await tx.updateTable('support_requests').set({ status }).where('id', '=', id).execute())

/** The media ids of all files that a person has sent with requests. */
export async function filesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('support_media')
    .innerJoin('support_requests', 'support_requests.id', 'support_media.request_id')
    .select('media_id')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ media_id }) => media_id)
}

export const deleteRequestRowsOf = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom('support_requests').where('user_id', '=', userId).execute())
