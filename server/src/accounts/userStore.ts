import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { Users } from '../db/tables.ts'

export type User = Omit<Selectable<Users>, 'sort_key' | 'words'> & { is_super_admin: boolean }

/**
 * Serializes changes to what belongs to a phone number: its account and its challenges. Callers that change both take this lock
 * first, which prevents deadlocks.
 */
export const lockPhone = async (tx: Tx, phone: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(tx))

export const selectUsers = (db: Db | Tx) =>
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
      join
        .onRef('devices.user_id', '=', 'users.id')
        .on('devices.device_id', '=', deviceId)
        .on('devices.ended_at', 'is', null),
    )
    .select((eb) => eb('devices.device_id', 'is not', null).$castTo<boolean>().as('knows_device'))
    .executeTakeFirst()

/** False if the phone number already has an account. */
export async function insertUser(tx: Db | Tx, user: Insertable<Users>): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/**
 * Locks the account's row so that the password cannot change until the transaction ends; false if it is no longer the one that was
 * checked.
 */
export async function lockPassword(tx: Tx, userId: string, checkedHash: string): Promise<boolean> {
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
    .values({ user_id: userId, device_id: deviceId, verified_at: now, known_since: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_id']).doUpdateSet({ verified_at: now, ended_at: null }),
    )
    .execute())

/** Ends the verification of every device of an account, so that each needs a code again. */
export const endDevicesOf = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  void (await tx
    .updateTable('devices')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute())
