import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import { CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
import { uuidOf } from '../authorship/authorship.ts'
import { isHidden } from '../authorship/hiding.ts'
import { subjectsOf } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import type { CursorRequest } from '../core/pageRequest.ts'
import type { Db, Tx } from '../db/db.ts'
import { escapeLike } from '../db/like.ts'
import type { Slice } from '../http/cursors.ts'
import type { Language } from '../http/language.ts'
import { aboutPauses, namesFollowed } from './policy.ts'
import type { NotificationRow } from './row.ts'
import { hasRead, markOf, notificationRows, wholeNotifications } from './store.ts'

/** The reader of a list of notifications, with the audience to which they belong besides 'all'. */
export interface Reader {
  userId: string
  audience: TargetAudience
}

/** SQL: while any kinds $4 are left out, things are hidden from the person, and with them what they follow. */
const shownFollows = `(cardinality($4::text[]) = 0 or not ${namesFollowed})`

/**
 * SQL for the notifications that are addressed to person $1 in audience $2, who wrote the anonymous things $3, without the kinds
 * $4. Each part is a range of one of three indexes.
 */
const addressed = (range: string): string => ofAll('*', range).join(' union all ')

const ofAll = (columns: string, range: string): string[] =>
  [
    'user_id = $1 and kind <> all($4)',
    "audience = 'all'",
    'audience = $2',
    `author_of = any($3::uuid[]) and ${shownFollows}`,
  ].map((which) => `select ${columns} from notifications where ${which} and ${range}`)

/** Limits each part before the union is sorted; otherwise everything that was ever sent to everybody would be sorted. */
const newest = (columns: string, range: string, limit: string): string =>
  `(${ofAll(columns, range)
    .map((each) => `(${each} order by sort_key desc limit ${limit})`)
    .join(' union all ')}) a order by sort_key desc`

/** A page of $6 rows before the key $5, or after skipping the $7 newest, of which only the keys are read. */
const newestAddressed = wholeNotifications(
  `select * from ${newest('*', 'sort_key < $5', '$6')} limit $6`,
  '$1::uuid',
)
const laterAddressed = wholeNotifications(
  `with begun as materialized (
     select sort_key from ${newest('sort_key', 'sort_key < $5', '$7::bigint + 1')} offset $7::bigint limit 1
   ) select * from ${newest('*', 'sort_key <= (select sort_key from begun)', '$6')} limit $6`,
  '$1::uuid',
)
/** Notifications to an audience are counted when they are sent, those to one person when they are read. */
const countAddressed = `
  select (select count(*) from notifications where user_id = $1 and kind <> all($4))::integer
    + (select count(*) from notifications where author_of = any($3::uuid[]) and ${shownFollows})::integer
    + (select coalesce(sum(entries), 0) from list_counts where list in ('told:all', 'told:' || $2))::integer as count`

const unread = `
  select a.id from (${addressed(`sort_key > ${markOf('$1::uuid')}`)}) a
  where not a.was_read
    and (a.author_of is null
      or not coalesce(a.created_at <= (select marked_at from notification_marks where user_id = $1), false))
    and not exists (select from notification_reads r where r.user_id = $1 and r.notification_id = a.id)`
const countUnread = `select count(*)::integer as count from (${unread}) u`

type ReadDeps = Pick<Deps, 'kysely' | 'authorship'>

/** Returns the parameters $1 to $4, which identify the reader. */
const whoIs = async ({ authorship }: Pick<Deps, 'authorship'>, db: Db | Tx, { userId, audience }: Reader) => {
  // Notifications about a pause for something anonymous are stored under the tag of the pause.
  const pauses = isHidden(userId) ? [] : authorship.pauseTags(userId).map(uuidOf)
  const unnamed = [...(await subjectsOf(db, authorship, userId)), ...pauses, authorship.followerTag(userId)]
  return [userId, audience, unnamed, leftOut(userId)]
}

/**
 * Hides notifications about pauses for named things as well: if only the anonymous ones were hidden, a missing one would reveal
 * that the pause is anonymous.
 */
const leftOut = (userId: string): readonly NotificationKind[] => (isHidden(userId) ? aboutPauses : [])

/** A page of somebody's notifications, newest first; a cursor takes precedence over a page number. */
export async function readNotifications(
  deps: ReadDeps & Pick<Deps, 'pool' | 'cursors'>,
  reader: Reader,
  { page, limit, cursor }: CursorRequest,
): Promise<Slice<NotificationRow> & { total: number }> {
  const offset = cursor === undefined ? (page - 1) * limit : 0
  const who = await whoIs(deps, deps.kysely, reader)
  const [{ rows }, counted] = await Promise.all([
    offset === 0
      ? deps.pool.query(newestAddressed, [...who, deps.cursors.keyOf('notifications', cursor), limit + 1])
      : deps.pool.query(laterAddressed, [
          ...who,
          deps.cursors.keyOf('notifications', undefined),
          limit + 1,
          offset,
        ]),
    deps.pool.query<{ count: number }>(countAddressed, who),
  ])
  return {
    ...deps.cursors.slice('notifications', notificationRows(deps, rows), limit),
    total: counted.rows[0]?.count ?? 0,
  }
}

export async function readUnreadCount(
  deps: Pick<Deps, 'authorship'>,
  db: Db | Tx,
  reader: Reader,
): Promise<number> {
  const { rows } = await db.executeQuery<{ count: number }>(
    CompiledQuery.raw(countUnread, await whoIs(deps, db, reader)),
  )
  return rows[0]?.count ?? 0
}

/** The ids of unread notifications after this `sort_key`, except those that are addressed to an anonymous author. */
export async function unreadBeyond(tx: Tx, { userId, audience }: Reader, after: string): Promise<string[]> {
  const { rows } = await tx.executeQuery<{ id: string }>(
    CompiledQuery.raw(`${unread} and a.sort_key > $5`, [userId, audience, [], leftOut(userId), after]),
  )
  return rows.map(({ id }) => id)
}

/** How many people belong to each audience. */
export async function readAudiences(pool: Pool): Promise<Record<TargetAudience, number>> {
  const { rows } = await pool.query<Record<TargetAudience, number>>(
    `select count(*)::integer as "all", count(*) filter (where ${toWhom.users})::integer as users,
       count(*) filter (where ${toWhom.admins})::integer as admins
     from users u`,
  )
  return rows[0] ?? { all: 0, users: 0, admins: 0 }
}

const filters = {
  all: 'true',
  users: "audience = 'users'",
  admins: "audience = 'admins'",
  individual: 'user_id is not null',
}

interface Search {
  page: number
  limit: number
  search: string
  filter: keyof typeof filters
}

/** A page of the messages of super admins, newest first. It contains none of the product's own notifications to one person. */
export async function readMessages(
  deps: Pick<Deps, 'pool' | 'authorship'>,
  { page, limit, search, filter }: Search,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const chosen = `from notifications
    where kind = 'message' and ${filters[filter]} and (title ilike $1 or description ilike $1)`
  const pattern = `%${escapeLike(search)}%`
  const [{ rows }, counted] = await Promise.all([
    deps.pool.query(
      wholeNotifications(`select * ${chosen} order by sort_key desc limit $2 offset $3`, 'n.user_id'),
      [pattern, limit, (page - 1) * limit],
    ),
    deps.pool.query<{ count: number }>(`select count(*)::integer as count ${chosen}`, [pattern]),
  ])
  return { rows: notificationRows(deps, rows), total: counted.rows[0]?.count ?? 0 }
}

// --- devices that receive pushes

/** One device of a reader. */
export interface PushDevice extends Reader {
  id: string
  token: string
  language: Language
}

const owned = `push_tokens p join sessions s on s.id = p.session_id and s.expires_at > now()
  join users u on u.id = s.user_id`
const audienceOfOwner = "case u.role when 'admin' then 'admins' else 'users' end"

const beforeTheOldest = '00000000-0000-0000-0000-000000000000'
const toWhom = { all: 'true', users: "u.role = 'user'", admins: "u.role = 'admin'" }

/** The ids of the devices of a notification's recipients, after the given id; at most `limit` of them. */
export async function devicesOf(
  db: Db,
  { user_id, audience }: Pick<NotificationRow, 'user_id' | 'audience'>,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const addressee = audience ? toWhom[audience] : 'u.id = $3'
  const { rows } = await db.executeQuery<{ id: string }>(
    CompiledQuery.raw(`select p.id from ${owned} where p.id > $1 and ${addressee} order by p.id limit $2`, [
      after ?? beforeTheOldest,
      limit,
      ...(audience ? [] : [user_id]),
    ]),
  )
  return rows.map(({ id }) => id)
}

/** The push tokens of somebody's devices whose sessions have not expired. */
export async function devicesWithTokens(
  tx: Tx,
  userId: string,
): Promise<Pick<PushDevice, 'token' | 'language'>[]> {
  const { rows } = await tx.executeQuery<Pick<PushDevice, 'token' | 'language'>>(
    CompiledQuery.raw(`select p.token, p.language from ${owned} where u.id = $1 order by p.id`, [userId]),
  )
  return rows
}

/** Those of the given devices whose owner is a recipient of the notification and has not read it. */
export async function pushableDevices(
  db: Db,
  { id, user_id }: Pick<NotificationRow, 'id' | 'user_id'>,
  ids: readonly string[],
): Promise<PushDevice[]> {
  const { rows } = await db.executeQuery<PushDevice>(
    CompiledQuery.raw(
      `select p.id, p.token, p.language, u.id as "userId", ${audienceOfOwner} as audience
       from notifications n join (${owned}) on p.id = any($2)
       where n.id = $1 and not ${hasRead('u.id')}
         and ($3::uuid = u.id or n.audience = 'all' or n.audience = ${audienceOfOwner})`,
      [id, ids, user_id],
    ),
  )
  return rows
}
