import { sql } from 'kysely'
import { isHidden } from '../authorship/hiding.ts'
import type { Tx } from '../db/db.ts'
import type { Sql } from '../db/sql.ts'

/** Marks a notification as read if it is addressed to an anonymous author, without touching any row of the person. */
export const setRead = async (tx: Tx, id: string): Promise<void> =>
  void (await tx
    .updateTable('notifications')
    .set({ was_read: true })
    .where('id', '=', id)
    .where('author_of', 'is not', null)
    .execute())

/**
 * Marks notifications as read, except those that are addressed to an anonymous author, whom the mark would name. A post may become
 * anonymous at the same time, so those to one person are locked, as `sealAbout` locks them.
 */
export async function insertReads(tx: Tx, userId: string, notificationIds: readonly string[]): Promise<void> {
  if (notificationIds.length === 0) return
  const which = sql`id = any(${notificationIds}::uuid[])`
  const locked = sql`select id from notifications where ${which} and user_id is not null order by id for no key update`
  await sql`
    with named as (${locked})
    insert into notification_reads (user_id, notification_id)
    select ${userId}::uuid, id from (
      select id from named union all select id from notifications where ${which} and audience is not null
    ) readable
    on conflict do nothing`.execute(tx)
  await letGo(tx, userId, which)
}

/** Has those of these notifications deleted that are only kept because this person had not read them. */
async function letGo(tx: Tx, userId: string, which: Sql): Promise<void> {
  const locked = sql`select id from notifications where user_id = ${userId} and is_kept and ${which} order by id for no key update`
  await sql`update notifications set is_kept = false where id = any(array(${locked}))`.execute(tx)
}

/**
 * Moves a person's mark up to this `sort_key`, and for notifications to them as an anonymous author up to `now`; deletes the
 * individual reads below it.
 */
export async function moveMark(tx: Tx, userId: string, upTo: string, now: Date): Promise<void> {
  // A session from which anonymous things are hidden has not seen those notifications, so they stay unread.
  const marked = isHidden(userId) ? sql`'-infinity'` : sql`${now}`
  await sql`
    insert into notification_marks (user_id, read_up_to, marked_at)
    values (${userId}, greatest((select sort_key from users where id = ${userId}), ${upTo}::uuid), ${marked})
    on conflict (user_id) do update
      set read_up_to = greatest(notification_marks.read_up_to, excluded.read_up_to),
        marked_at = greatest(notification_marks.marked_at, excluded.marked_at)`.execute(tx)
  await sql`
    delete from notification_reads r where r.user_id = ${userId} and not exists (
      select from notifications n where n.id = r.notification_id and n.sort_key > ${upTo})`.execute(tx)
  await letGo(tx, userId, sql`sort_key <= ${upTo}`)
}
