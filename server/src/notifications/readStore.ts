import { sql } from 'kysely'
import { isHidden } from '../authorship/hiding.ts'
import type { Tx } from '../db/db.ts'

/** Marks a notification to an anonymous author as read, without touching any row of the person. */
export const setRead = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.updateTable('notifications').set({ was_read: true }).where('id', '=', id).execute())

export async function insertReads(tx: Tx, userId: string, notificationIds: readonly string[]): Promise<void> {
  if (notificationIds.length === 0) return
  await tx
    .insertInto('notification_reads')
    .values(notificationIds.map((notification_id) => ({ user_id: userId, notification_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
    delete from notification_reads r using notifications n
    where r.user_id = ${userId} and n.id = r.notification_id and n.sort_key <= ${upTo}`.execute(tx)
}
