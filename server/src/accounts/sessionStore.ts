import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { Insertable, Selectable } from 'kysely'
import type pg from 'pg'
import type { SignedIn } from '../actor.ts'
import type { Db, Tx } from '../db/db.ts'
import { inPlaces, type Placed, togetherOn } from '../db/together.ts'
import type { AccountTables } from './tables.ts'

export type SessionRow = Selectable<AccountTables['sessions']>

interface SessionAsked {
  sessionId: string
  /** The person's pause tags, if they are known before the session's owner has been read. */
  pauseTags: readonly Buffer[]
}

/** Runs on every call, so the statement is prepared once per connection, and calls that arrive at the same moment share one query. */
export const findSignedIn = togetherOn(
  async (pool: pg.Pool, asked: readonly SessionAsked[]): Promise<(SignedIn | undefined)[]> => {
    const now = new Date()
    const { rows } = await pool.query<SignedIn & Placed>({
      name: 'accounts-signed-in',
      text: `select asked.place, users.id as "userId", users.role, sessions.id as "sessionId",
                  users.role = 'admin' and super_admins.seat is not null as "isSuperAdmin",
                  case when second_passwords.user_id is not null then sessions.unlocked_until end as "anonymousShownUntil",
                  greatest(
                    (select max(until) from sanctions where user_id = users.id and kind = 'pause'
                      and lifted_at is null and until > $3::date),
                    (select max(until) from author_pauses
                      where tag = any(asked.tags::bytea[]) and lifted_on is null and until > $3::date)
                  )::text as "pausedUntil",
                  (password_resets.hidden_until is not null
                    or (second_passwords.user_id is not null
                      and coalesce(sessions.unlocked_until <= $2, true))) as "anonymousHidden"
           from sessions
           join unnest($1::uuid[], $4::text[]) with ordinality as asked (session_id, tags, place)
             on asked.session_id = sessions.id
           join users on users.id = sessions.user_id
           left join super_admins on super_admins.user_id = users.id
           left join password_resets
             on password_resets.user_id = users.id and password_resets.hidden_until > $2
           left join second_passwords on second_passwords.user_id = users.id
             and (second_passwords.void_at is null or second_passwords.void_at > $2)
           where sessions.expires_at > $2`,
      values: [
        asked.map(({ sessionId }) => sessionId),
        now,
        todayInBangladesh(now),
        asked.map(({ pauseTags }) => listOf(pauseTags)),
      ],
    })
    return inPlaces(asked, rows)
  },
)

/** The tags as a PostgreSQL array literal, passed as text: in an array of arrays all would have to have the same length. */
const listOf = (tags: readonly Buffer[]): string =>
  `{${tags.map((tag) => `"\\\\x${tag.toString('hex')}"`).join()}}`

export const insertSession = async (
  db: Db | Tx,
  session: Insertable<AccountTables['sessions']>,
): Promise<void> => void (await db.insertInto('sessions').values(session).execute())

export const findSession = (db: Db, id: string, now: Date): Promise<SessionRow | undefined> =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

export const findSessionByCookie = (db: Db, hash: Buffer, now: Date): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('cookie_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export async function findLiving(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}

export const touchSession = async (db: Db, id: string, now: Date, expiresAt: Date): Promise<void> =>
  void (await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .execute())

export const listSessions = (db: Db, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** False when the person has no such session. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const deleteSessions = async (db: Db | Tx, ids: readonly string[]): Promise<void> =>
  void (await db.deleteFrom('sessions').where('id', 'in', ids).execute())

/** Ends every session of a person, except the one from which they ask for it. */
export const deleteSessionsOf = async (db: Db | Tx, userId: string, except?: string): Promise<void> =>
  void (await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', String(except)))
    .execute())

/** Sets until when a session may see its person's anonymous content; null locks it. */
export const setUnlocked = async (db: Db | Tx, sessionId: string, until: Date | null): Promise<void> =>
  void (await db.updateTable('sessions').set({ unlocked_until: until }).where('id', '=', sessionId).execute())

/** Extends a session that is unlocked at `now` and would lock before `until`. */
export const prolongUnlocked = async (
  db: Db,
  sessionId: string,
  { now, until }: { now: Date; until: Date },
): Promise<void> =>
  void (await db
    .updateTable('sessions')
    .set({ unlocked_until: until })
    .where('id', '=', sessionId)
    .where('unlocked_until', '>', now)
    .where('unlocked_until', '<', until)
    .execute())

export const lockSessionsOf = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx
    .updateTable('sessions')
    .set({ unlocked_until: null })
    .where('user_id', '=', userId)
    .execute())
