import { type Insertable, type Selectable, sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from '../db/db.ts'
import type { SignedIn } from '../http/actor.ts'
import type { AccountTables } from './tables.ts'

export type User = Selectable<AccountTables['users']> & { is_super_admin: boolean }
export type Challenge = Selectable<AccountTables['challenges']>
export type SessionRow = Selectable<AccountTables['sessions']>

/**
 * Lets one change at a time happen to what belongs to a phone number: its account and its challenges. Taken first
 * by whoever changes both, so that nobody waits in a circle.
 */
export const lockPhone = async (tx: Tx, phone: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(tx))

// --- users and their devices

const selectUsers = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .leftJoin('super_admins', 'super_admins.user_id', 'users.id')
    .selectAll('users')
    .select((eb) => eb('super_admins.seat', 'is not', null).$castTo<boolean>().as('is_super_admin'))

export const findUser = (db: Db | Tx, id: string): Promise<User | undefined> =>
  selectUsers(db).where('users.id', '=', id).executeTakeFirst()

export const findUserByPhone = (db: Db | Tx, phone: string): Promise<User | undefined> =>
  selectUsers(db).where('users.phone', '=', phone).executeTakeFirst()

/** The account of a phone, and whether it has verified this device. */
export const findUserAtDevice = (db: Db, phone: string, deviceId: string) =>
  selectUsers(db)
    .where('users.phone', '=', phone)
    .leftJoin('devices', (join) =>
      join.onRef('devices.user_id', '=', 'users.id').on('devices.device_id', '=', deviceId),
    )
    .select((eb) => eb('devices.device_id', 'is not', null).$castTo<boolean>().as('knows_device'))
    .executeTakeFirst()

/** False when the phone has an account already. */
export async function insertUser(tx: Db | Tx, user: Insertable<AccountTables['users']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Keeps the password as it is until the transaction ends; false when it is no longer the one that was checked. */
export async function holdPassword(tx: Tx, userId: string, checkedHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', checkedHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export const updatePassword = async (tx: Tx, userId: string, hash: string): Promise<void> =>
  void (await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute())

export const rememberDevice = async (tx: Tx, userId: string, deviceId: string, now: Date): Promise<void> =>
  void (await tx
    .insertInto('devices')
    .values({ user_id: userId, device_id: deviceId, verified_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ verified_at: now }))
    .execute())

// --- roles

/** Lets one change of roles happen at a time, so that two can never take the last seat together. */
export const lockSeats = async (tx: Tx): Promise<void> =>
  void (await sql`lock table super_admins in share row exclusive mode`.execute(tx))

/** False when all seats are taken. */
export async function takeSeat(tx: Tx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into super_admins (seat, user_id)
    select seat, ${userId} from generate_series(1, 4) as seat
    where seat not in (select taken.seat from super_admins taken)
    order by seat limit 1`.execute(tx)
  return numAffectedRows === 1n
}

export const leaveSeat = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom('super_admins').where('user_id', '=', userId).execute())

export const updateRole = async (tx: Tx, userId: string, role: User['role']): Promise<void> =>
  void (await tx.updateTable('users').set({ role }).where('id', '=', userId).execute())

export const listAdmins = (db: Db): Promise<User[]> =>
  selectUsers(db)
    .where('users.role', '=', 'admin')
    .orderBy('super_admins.seat')
    .orderBy('users.created_at')
    .execute()

// --- sessions

/** Asked on every call, so it is prepared once per connection. */
export async function findSignedIn(
  pool: pg.Pool,
  sessionId: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const { rows } = await pool.query<SignedIn>({
    name: 'accounts-signed-in',
    text: `select users.id as "userId", users.role, sessions.id as "sessionId",
                  users.role = 'admin' and super_admins.seat is not null as "isSuperAdmin"
           from sessions
           join users on users.id = sessions.user_id
           left join super_admins on super_admins.user_id = users.id
           where sessions.id = $1 and sessions.expires_at > $2`,
    values: [sessionId, now],
  })
  return rows[0]
}

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

/** Ends every session of a person, but for the one in which they say so. */
export const deleteSessionsOf = async (db: Db | Tx, userId: string, except?: string): Promise<void> =>
  void (await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', String(except)))
    .execute())

export const deleteExpiredSessions = async (db: Db, before: Date): Promise<void> =>
  void (await db.deleteFrom('sessions').where('expires_at', '<=', before).execute())

// --- challenges

export const insertChallenge = async (
  tx: Tx,
  challenge: Insertable<AccountTables['challenges']>,
): Promise<void> => void (await tx.insertInto('challenges').values(challenge).execute())

export const findChallenge = (db: Db, id: string): Promise<Challenge | undefined> =>
  db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst()

/** What a device began last for a phone, used up or not: a newer challenge puts the older ones out of force. */
export const findNewestChallenge = (
  db: Db | Tx,
  phone: string,
  deviceId: string,
  purposes: readonly Challenge['purpose'][],
): Promise<Challenge | undefined> =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('phone', '=', phone)
    .where('device_id', '=', deviceId)
    .where('purpose', 'in', purposes)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The unproven registration of a phone: the newest of this device, else the newest of any. */
export const findPendingRegistration = (
  db: Db,
  phone: string,
  deviceId: string,
  expiredAfter: Date,
): Promise<Challenge | undefined> =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('phone', '=', phone)
    .where('purpose', '=', 'register')
    .where('used_at', 'is', null)
    .where('expires_at', '>', expiredAfter)
    .orderBy((eb) => eb('device_id', '=', deviceId), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const updateChallenge = async (
  tx: Tx,
  id: string,
  change: Pick<Challenge, 'resends' | 'code_hash' | 'wrong_tries' | 'expires_at'>,
): Promise<void> => void (await tx.updateTable('challenges').set(change).where('id', '=', id).execute())

export const countWrongTry = async (tx: Tx, id: string): Promise<void> =>
  void (await tx
    .updateTable('challenges')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute())

/** Puts challenges of a phone out of force; without a device those of every device. */
export const closeChallenges = async (
  tx: Tx,
  phone: string,
  deviceId: string | undefined,
  purposes: readonly Challenge['purpose'][],
  now: Date,
): Promise<void> =>
  void (await tx
    .updateTable('challenges')
    .set({ used_at: now, name: null, password_hash: null })
    .where('phone', '=', phone)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', String(deviceId)))
    .execute())

export const deleteChallengesOf = async (tx: Tx, phone: string): Promise<void> =>
  void (await tx.deleteFrom('challenges').where('phone', '=', phone).execute())

export const deleteChallengesExpiredBefore = async (db: Db, time: Date): Promise<void> =>
  void (await db.deleteFrom('challenges').where('expires_at', '<=', time).execute())

/** `expire` is the milliseconds of rate-limiter-flexible. */
export const deleteSpentBudgets = async (db: Db, now: Date): Promise<void> =>
  void (await sql`delete from rate_limits where expire <= ${now.getTime()}`.execute(db))
