import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { NotificationTables, StoredData } from './tables.ts'

/** A notification with everything a reader may come to see of it. */
export interface NotificationRow
  extends Omit<Selectable<NotificationTables['notifications']>, 'data' | 'idempotency_key'> {
  data: StoredData
  sender_avatar: string | null
  recipient_name: string | null
  is_read: boolean
}

export type NewNotification = Omit<Insertable<NotificationTables['notifications']>, 'data'>

/** The mark of a person, who is given as an SQL expression. */
export const markOf = (person: string): string =>
  `coalesce((select read_up_to from notification_marks where user_id = ${person}), ${person})`

/** Whether a person has read the notification `n`; both are SQL. */
export const hasRead = (person: string): string =>
  `(n.id <= ${markOf(person)} or exists (
    select from notification_reads r where r.user_id = ${person} and r.notification_id = n.id))`

/** The SQL of whole notifications; `chosen` selects rows of `notifications`, and `reader` is whoever has read them or not. */
export const wholeNotifications = (chosen: string, reader: string): string => `
  select n.id, n.user_id, n.audience, n.kind, n.sender_id, n.title, n.description, n.link, n.post_id, n.timeline_id,
    n.data, n.created_at, s.avatar as sender_avatar, u.name as recipient_name,
    coalesce(${hasRead(reader)}, false) as is_read
  from (${chosen}) n left join users s on s.id = n.sender_id left join users u on u.id = n.user_id
  order by n.id desc`

const oneNotification = wholeNotifications(
  'select * from notifications where id = $1',
  'coalesce($2::uuid, n.user_id)',
)

/** `readerId` says for whom it is read or not; the one person whom it is for, unless said. */
export async function findNotification(
  db: Db | Tx,
  id: string,
  readerId: string | null = null,
): Promise<NotificationRow | undefined> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(oneNotification, [id, readerId]))
  return rows[0] as NotificationRow | undefined
}

/**
 * Which of these accounts are there. One that is being deleted is not waited for: its deletion may in turn wait for a post
 * that whoever asks here holds.
 */
export async function existingAccounts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

export const insertNotifications = async (
  tx: Tx,
  rows: readonly (NewNotification & { data: StoredData })[],
): Promise<void> =>
  void (await tx
    .insertInto('notifications')
    .values(rows.map((row) => ({ ...row, data: JSON.stringify(row.data) })))
    .execute())

/** What something is said about. */
export interface Subject {
  id: string
  title: string
}

/**
 * The post that something is to be said about, in no other hands as long as the transaction lasts; nothing when it is
 * gone, or the entry of its timeline.
 */
export async function holdSubject(tx: Tx, postId: string, timelineId?: string): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select id, title from posts where id = ${postId} for no key update`.execute(tx)
  if (timelineId === undefined) return rows[0]
  const entry = await tx.selectFrom('timelines').select('id').where('id', '=', timelineId).executeTakeFirst()
  return entry && rows[0]
}

/** Which of the product's own notifications: about what, and of which kind; of any, unless said. */
export type About = ({ postId: string } | { timelineId: string }) & { kind?: NotificationKind }

export interface Removed {
  id: string
  user_id: string | null
  audience: TargetAudience | null
  data: StoredData
  was_read: boolean
}

const removed = sql.raw(`id, user_id, audience, data, coalesce(${hasRead('n.user_id')}, false) as was_read`)

export async function deleteAbout(tx: Tx, about: About): Promise<Removed[]> {
  const { rows } = await sql<Removed>`
    delete from notifications n
    where ${'timelineId' in about ? sql`timeline_id = ${about.timelineId}` : sql`post_id = ${about.postId}`}
      and ${about.kind ? sql`kind = ${about.kind}` : sql`true`}
    returning ${removed}`.execute(tx)
  return rows
}

/** What one person has been told of a post and has not read yet. */
export async function unreadAbout(
  tx: Tx,
  { postId, kind }: { postId: string; kind: NotificationKind },
): Promise<{ id: string; data: StoredData } | undefined> {
  const { rows } = await sql<{ id: string; data: StoredData }>`
    select id, data from notifications n
    where post_id = ${postId} and kind = ${kind} and not ${sql.raw(hasRead('n.user_id'))}`.execute(tx)
  return rows[0]
}

export const setData = async (tx: Tx, id: string, data: StoredData): Promise<void> =>
  void (await tx
    .updateTable('notifications')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', id)
    .execute())

/** What a super admin has sent; nothing else is found. */
export async function deleteMessage(tx: Tx, id: string): Promise<(Removed & { title: string }) | undefined> {
  const { rows } = await sql<Removed & { title: string }>`
    delete from notifications n where id = ${id} and kind = 'message' returning title, ${removed}`.execute(tx)
  return rows[0]
}

// --- what has been read

export async function insertReads(tx: Tx, userId: string, notificationIds: readonly string[]): Promise<void> {
  if (notificationIds.length === 0) return
  await tx
    .insertInto('notification_reads')
    .values(notificationIds.map((notification_id) => ({ user_id: userId, notification_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Moves a person's mark up to this id and forgets what they had read below it. */
export async function moveMark(tx: Tx, userId: string, upTo: string): Promise<void> {
  await sql`
    insert into notification_marks (user_id, read_up_to) values (${userId}, greatest(${userId}::uuid, ${upTo}::uuid))
    on conflict (user_id) do update
      set read_up_to = greatest(notification_marks.read_up_to, excluded.read_up_to)`.execute(tx)
  await tx
    .deleteFrom('notification_reads')
    .where('user_id', '=', userId)
    .where('notification_id', '<=', upTo)
    .execute()
}

/** Forgets what the product itself has said before this id, unless the one person whom it is for has not read it. */
export async function deleteOld(db: Db, before: string): Promise<void> {
  await sql`
    delete from notifications n
    where id < ${before} and kind <> 'message'
      and (audience is not null or ${sql.raw(hasRead('n.user_id'))})`.execute(db)
  await sql`
    delete from notification_reads r
    where not exists (select from notifications n where n.id = r.notification_id)`.execute(db)
}
