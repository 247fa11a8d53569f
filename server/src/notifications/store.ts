import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import { CompiledQuery, type Insertable, sql } from 'kysely'
import { authorOf } from '../authorship/authors.ts'
import type { Deps } from '../core/deps.ts'
import type { StoredData } from '../db/columnTypes.ts'
import type { Db, Tx } from '../db/db.ts'
import { allOf, rowsOf, type Sql } from '../db/sql.ts'
import type { Notifications } from '../db/tables.ts'
import { isOfFollows, ofFollows } from './policy.ts'
import type { NotificationRow } from './row.ts'

/** The row as the database returns it. */
type StoredNotification = NotificationRow & { sealed_user: Buffer | null }

/** What is needed to open the sealed recipient of a notification. */
type WithAuthorship = Pick<Deps, 'authorship'>

export type NewNotification = Omit<
  Insertable<Notifications>,
  'data' | 'author_of' | 'sealed_user' | 'was_read' | 'is_kept'
> & {
  /** For a recipient who is an anonymous author: the id of what they wrote. */
  author_of?: string | null
}

/** SQL for the mark of a person; `person` is an SQL expression. */
export const markOf = (person: string): string =>
  `coalesce((select read_up_to from notification_marks where user_id = ${person}),
    (select sort_key from users where id = ${person}))`

/** SQL for whether a person has read the notification `n`; `person` is an SQL expression. */
export const hasRead = (person: string): string =>
  `(n.was_read or n.sort_key <= ${markOf(person)}
    or (n.author_of is not null
      and coalesce(n.created_at <= (select marked_at from notification_marks where user_id = ${person}), false))
    or exists (select from notification_reads r where r.user_id = ${person} and r.notification_id = n.id))`

/**
 * SQL for complete notifications, to be read with `notificationRows`. `chosen` selects rows of `notifications`, and `reader` is
 * the person for whom they are read or unread.
 */
export const wholeNotifications = (chosen: string, reader: string): string => `
  select n.id, n.user_id, n.author_of, n.sealed_user, n.audience, n.kind, n.sender_id, n.title, n.description, n.link, n.post_id, n.timeline_id, n.suspect_id,
    n.data, n.created_at, n.sort_key, s.avatar as sender_avatar, u.name as recipient_name,
    coalesce(${hasRead(reader)}, false) as is_read
  from (${chosen}) n left join users s on s.id = n.sender_id left join users u on u.id = n.user_id
  order by n.sort_key desc`

/** Converts the rows of `wholeNotifications`, and opens their sealed recipients. */
export const notificationRows = (
  { authorship }: WithAuthorship,
  rows: readonly unknown[],
): NotificationRow[] =>
  (rows as StoredNotification[]).map(({ sealed_user, ...row }) => ({
    ...row,
    user_id:
      sealed_user && isOfFollows(row.kind)
        ? authorship.openFollower(sealed_user, row.id)
        : authorOf(authorship, { id: row.id, user_id: row.user_id, sealed_author: sealed_user }),
  }))

const oneNotification = wholeNotifications(
  'select * from notifications where id = $1',
  'coalesce($2::uuid, n.user_id)',
)

/** `readerId` is the person for whom the notification is read or unread; by default its recipient. */
export async function findNotification(
  deps: WithAuthorship,
  db: Db | Tx,
  id: string,
  readerId: string | null = null,
): Promise<NotificationRow | undefined> {
  const find = async (reader: string | null) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(oneNotification, [id, reader]))
    return notificationRows(deps, rows)[0]
  }
  const row = await find(readerId)
  return readerId === null && row?.author_of ? find(row.user_id) : row
}

export const insertNotifications = async (
  { authorship }: WithAuthorship,
  tx: Tx,
  rows: readonly (NewNotification & { data: StoredData })[],
): Promise<void> =>
  void (await tx
    .insertInto('notifications')
    .values(
      rows.map(({ data, user_id, author_of = null, ...row }) => ({
        ...row,
        data: JSON.stringify(data),
        author_of,
        user_id: author_of ? null : user_id,
        sealed_user:
          author_of && user_id
            ? (isOfFollows(row.kind) ? authorship.sealFollower : authorship.seal)(user_id, row.id)
            : null,
      })),
    )
    .execute())

/** Selects the product's own notifications by subject and kind; by default all kinds except those about followed things. */
export type About = ({ postId: string } | { timelineId: string } | { commentId: string }) & {
  kind?: NotificationKind
}

export interface Removed {
  id: string
  user_id: string | null
  audience: TargetAudience | null
  data: StoredData
  was_read: boolean
  /** Whether it was addressed to an anonymous author. */
  is_unnamed: boolean
}

type StoredRemoved = Removed & { sealed_user: Buffer | null }

const removed = (reader: string): string =>
  `n.id, n.user_id, n.sealed_user, n.audience, n.data, n.author_of is not null as is_unnamed, coalesce(${hasRead(reader)}, false) as was_read`

/** Returns the author of the anonymous thing that notifications are about, who decides whether notifications to its author are read. */
async function unnamedReader({ authorship }: WithAuthorship, tx: Tx, which: Sql): Promise<string | null> {
  const [row] = await rowsOf<{ id: string; sealed_author: Buffer }>(
    tx,
    sql`select n.id, n.sealed_user as sealed_author from notifications n
      where ${which} and n.sealed_user is not null limit 1`,
  )
  return row ? authorOf(authorship, { ...row, user_id: null }) : null
}

function subjectOf(about: About): Sql {
  if ('commentId' in about) return sql`n.comment_id = ${about.commentId}`
  return 'timelineId' in about ? sql`n.timeline_id = ${about.timelineId}` : sql`n.post_id = ${about.postId}`
}

const aboutWhich = (about: About): Sql =>
  allOf([
    subjectOf(about),
    // Many followers may have been notified of one thing, and they are not looked up here: those notifications are deleted by the
    // foreign key.
    about.kind ? sql`n.kind = ${about.kind}` : sql`n.kind <> all(${[...ofFollows]})`,
  ])

/** `author` is the author of the anonymous thing that notifications are about; it is looked up unless given. */
export async function deleteAbout(
  deps: WithAuthorship,
  tx: Tx,
  about: About,
  author?: string,
): Promise<Removed[]> {
  const which = aboutWhich(about)
  const reader = author ?? (await unnamedReader(deps, tx, which))
  const rows = await rowsOf<StoredRemoved>(
    tx,
    sql`delete from notifications n using (select ${reader}::uuid as id) unnamed
      where ${which} returning ${sql.raw(removed('coalesce(n.user_id, unnamed.id)'))}`,
  )
  return rows.map(({ sealed_user, ...row }) => ({
    ...row,
    user_id: authorOf(deps.authorship, { id: row.id, user_id: row.user_id, sealed_author: sealed_user }),
  }))
}

/** The notification about this that its recipient has not read yet. */
export async function unreadAbout(
  deps: WithAuthorship,
  tx: Tx,
  about: About & { kind: NotificationKind },
): Promise<{ id: string; data: StoredData } | undefined> {
  const which = aboutWhich(about)
  const reader = await unnamedReader(deps, tx, which)
  const [unread] = await rowsOf<{ id: string; data: StoredData }>(
    tx,
    sql`select n.id, n.data from notifications n, (select ${reader}::uuid as id) unnamed
      where ${which} and not coalesce(${sql.raw(hasRead('coalesce(n.user_id, unnamed.id)'))}, false)`,
  )
  return unread
}

/** What the author of a post is notified of as its author. */
const kindsAboutOwnPost = [
  'post_approved',
  'post_returned',
  'post_question',
  'outcome_asked',
  'timeline_approved',
  'timeline_removed',
] as const

/**
 * Seals the recipient of notifications to the author of a post: it becomes anonymous, and they must not lead to its author any more.
 * Nor must the marks by which they have been read; the lock makes whoever writes one at this moment wait.
 */
export async function sealAbout(
  { authorship }: WithAuthorship,
  tx: Tx,
  postId: string,
  userId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('notifications')
    .select('id')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('kind', 'in', kindsAboutOwnPost)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const { id } of rows) {
    const { numDeletedRows } = await tx
      .deleteFrom('notification_reads')
      .where('user_id', '=', userId)
      .where('notification_id', '=', id)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('notifications')
      .set({ user_id: null, author_of: postId, sealed_user: authorship.seal(userId, id) })
      .set((row) => ({ was_read: numDeletedRows > 0n ? true : row.ref('was_read') }))
      .where('id', '=', id)
      .execute()
  }
}

export const setData = async (tx: Tx, id: string, data: StoredData): Promise<void> =>
  void (await tx
    .updateTable('notifications')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', id)
    .execute())

/** Deletes a message of a super admin; other notifications are not found. */
export async function deleteMessage(tx: Tx, id: string): Promise<(Removed & { title: string }) | undefined> {
  const { rows } = await sql<Removed & { title: string }>`
    delete from notifications n where id = ${id} and kind = 'message' returning title, ${sql.raw(removed('n.user_id'))}`.execute(
    tx,
  )
  return rows[0]
}
