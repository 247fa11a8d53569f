import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'
import type { TimelineTables } from './tables.ts'

export type TimelineColumns = Selectable<TimelineTables['timelines']>

/** A timeline entry with everything a viewer may come to see of it. */
export interface TimelineRow extends Omit<TimelineColumns, 'idempotency_key'> {
  creator_name: string | null
  post_title: string
  post_author_id: string | null
  post_is_anonymous: boolean
  evidence: ShownMedia[]
}

/** The SQL of whole entries; `chosen` selects rows of `timelines`, and `order` is said again because the join may lose it. */
export const wholeTimelines = (chosen: Sql, order: Sql): Sql => sql`
  select t.id, t.post_id, t.user_id, t.title, t.description, t.happened_on, t.source, t.location, t.is_approved,
    t.created_at, u.name as creator_name, p.title as post_title, p.user_id as post_author_id,
    p.is_anonymous as post_is_anonymous,
    coalesce((
      select json_agg(${sql.raw(shownMedia)} order by tm.position)
      from timeline_media tm join media m on m.id = tm.media_id where tm.timeline_id = t.id
    ), '[]') as evidence
  from (${chosen}) t join posts p on p.id = t.post_id left join users u on u.id = t.user_id
  order by ${order}`

export async function findTimeline(db: Db | Tx, id: string): Promise<TimelineRow | undefined> {
  const chosen = sql`select * from timelines where id = ${id}`
  const [entry] = await rowsOf<TimelineRow>(db, wholeTimelines(chosen, sql`t.id`))
  return entry
}

/** The entry, for as long as the transaction lasts in no other hands. */
export const lockTimeline = (tx: Tx, id: string): Promise<TimelineColumns | undefined> =>
  tx.selectFrom('timelines').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function insertTimeline(
  tx: Tx,
  entry: Insertable<TimelineTables['timelines']>,
  mediaIds: readonly string[],
): Promise<void> {
  await tx.insertInto('timelines').values(entry).execute()
  if (mediaIds.length === 0) return
  await tx
    .insertInto('timeline_media')
    .values(mediaIds.map((media_id, position) => ({ timeline_id: entry.id, position, media_id })))
    .execute()
}

export const setApproved = async (tx: Tx, id: string, is_approved: boolean): Promise<void> =>
  void (await tx.updateTable('timelines').set({ is_approved }).where('id', '=', id).execute())

export const deleteTimeline = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('timelines').where('id', '=', id).execute())

export async function evidenceOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('timeline_media')
    .select('media_id')
    .where('timeline_id', '=', id)
    .execute()
  return rows.map(({ media_id }) => media_id)
}
