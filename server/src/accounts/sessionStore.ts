import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { Insertable, Selectable } from 'kysely'
import type pg from 'pg'
import type { SignedIn } from '../core/actor.ts'
import { batchReads, inOrder, type WithPosition } from '../db/batch.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Sessions } from '../db/tables.ts'

export type SessionRow = Selectable<Sessions>

interface SessionAsked {
  sessionId: string
  /** The person's pause tags, if they are known before the session's owner has been read. */
  pauseTags: readonly Buffer[]
}

/** Runs on every call, so calls that arrive at the same moment share one query. */
export const findSignedIn = batchReads(
  async (pool: pg.Pool, asked: readonly SessionAsked[]): Promise<(SignedIn | undefined)[]> => {
    const now = new Date()
    const { rows } = await pool.query<SignedIn & WithPosition>({
      name: 'find_signed_in',
      text: 'select * from find_signed_in($1, $2, $3, $4)',
      values: [
        asked.map(({ sessionId }) => sessionId),
        asked.map(({ pauseTags }) => listOf(pauseTags)),
        now,
        todayInBangladesh(now),
      ],
    })
    return inOrder(asked, rows)
  },
)

/** The tags as a PostgreSQL array literal, passed as text: in an array of arrays all would have to have the same length. */
const listOf = (tags: readonly Buffer[]): string =>
  `{${tags.map((tag) => `"\\\\x${tag.toString('hex')}"`).join()}}`

export const insertSession = async (db: Db | Tx, session: Insertable<Sessions>): Promise<void> =>
  void (await db.insertInto('sessions').values(session).execute())

export const findSession = (db: Db, id: string, now: Date): Promise<SessionRow | undefined> =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

export const findSessionByCookie = (db: Db, hash: Buffer, now: Date): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('cookie_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export async function findLiving(db: Db | Tx, ids: readonly string[], now: Date): Promise<string[]> {
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
