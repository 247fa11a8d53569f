import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import type { PasswordResets, SecondPasswords } from '../db/tables.ts'

export type Reset = Selectable<PasswordResets>
export type SecondPassword = Selectable<SecondPasswords>

/** In the place of a device: the operator has set the password. */
export const operatorsDevice = ''

/**
 * Stores a reset and the device that was used for it. While an earlier one is unconfirmed, its password stays the one that confirms
 * it: otherwise whoever has the phone number could reset twice and so make their own password the old one.
 */
export const noteReset = async (
  tx: Tx,
  {
    user_id,
    since,
    old_password_hash,
    device_id,
  }: Pick<Reset, 'user_id' | 'since' | 'old_password_hash'> & { device_id: string },
): Promise<void> =>
  void (await sql`
    insert into password_resets as r (user_id, since, old_password_hash, device_ids)
    values (${user_id}, ${since}, ${old_password_hash}, ${[device_id]})
    on conflict (user_id) do update set device_ids = array_append(r.device_ids, ${device_id})`.execute(tx))

export interface ResetOnDevice extends Reset {
  /** Whether the account had verified the device before the earliest unconfirmed reset. */
  is_older_device: boolean
  /** Whether the password has been reset on it since then. */
  has_reset: boolean
  has_second_password: boolean
}

/** The unconfirmed reset that hides content from a person, as seen from this session's device. */
export async function findReset(
  db: Db | Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<ResetOnDevice | undefined> {
  const [reset] = await rowsOf<ResetOnDevice>(
    db,
    sql`select r.*, coalesce(d.known_since < r.since, false) as is_older_device,
        coalesce(d.device_id = any(r.device_ids), false) as has_reset,
        exists (select from second_passwords p
          where p.user_id = r.user_id and (p.void_at is null or p.void_at > ${now})) as has_second_password
      from password_resets r
        left join sessions s on s.id = ${sessionId} and s.user_id = r.user_id
        left join devices d on d.user_id = s.user_id and d.device_id = s.device_id and d.ended_at is null
      where r.user_id = ${userId}`,
  )
  return reset
}

/** The unconfirmed reset of a number's account, if the account had verified this device before it. */
export const findResetOnOlderDevice = (
  db: Db,
  { phone, deviceId }: { phone: string; deviceId: string },
): Promise<Reset | undefined> =>
  db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('devices as d', 'd.user_id', 'r.user_id')
    .selectAll('r')
    .where('u.phone', '=', phone)
    .where('d.device_id', '=', deviceId)
    .whereRef('d.known_since', '<', 'r.since')
    .executeTakeFirst()

export const noteObjection = async (db: Db, { user_id, since }: Reset): Promise<void> =>
  void (await db
    .updateTable('password_resets')
    .set({ is_objected_to: true })
    .where('user_id', '=', user_id)
    .where('since', '=', since)
    .execute())

/**
 * Deletes a reset that has been confirmed, and the devices that came after it and that another reset has ended: they may be those of
 * somebody who had the number for a while, and must not count as older ones after the next reset.
 */
export const deleteReset = async (tx: Tx, userId: string): Promise<void> =>
  void (await sql`
    with confirmed as (delete from password_resets where user_id = ${userId} returning since)
    delete from devices d using confirmed c
    where d.user_id = ${userId} and d.known_since >= c.since and d.ended_at is not null`.execute(tx))

/** The second password of a person, unless it has become void. */
export const findSecondPassword = (
  db: Db | Tx,
  userId: string,
  now: Date,
): Promise<SecondPassword | undefined> =>
  db
    .selectFrom('second_passwords')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('void_at', 'is', null), eb('void_at', '>', now)]))
    .executeTakeFirst()

export const putSecondPassword = async (tx: Tx, user_id: string, password_hash: string): Promise<void> =>
  void (await tx
    .insertInto('second_passwords')
    .values({ user_id, password_hash, void_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash, void_at: null }))
    .execute())

export const setVoidAt = async (db: Db | Tx, userId: string, voidAt: Date | null): Promise<void> =>
  void (await db
    .updateTable('second_passwords')
    .set({ void_at: voidAt })
    .where('user_id', '=', userId)
    .execute())

export const deleteSecondPassword = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom('second_passwords').where('user_id', '=', userId).execute())

/** Whether any content is hidden from sessions of this person that are not unlocked. */
export async function isProtected(db: Db | Tx, userId: string, now: Date): Promise<boolean> {
  const [found] = await rowsOf<{ is_protected: boolean }>(
    db,
    sql`select exists (select from password_resets where user_id = ${userId})
      or exists (select from second_passwords
        where user_id = ${userId} and (void_at is null or void_at > ${now})) as is_protected`,
  )
  return found?.is_protected ?? false
}

// --- logins

const keptLogins = 2

/** Stores a login, and deletes all but the latest `keptLogins`. */
export async function noteLogin(
  db: Db | Tx,
  { userId, sessionId, label, at }: { userId: string; sessionId: string; label: string; at: Date },
): Promise<void> {
  await sql`
    insert into logins (user_id, session_id, device_label, logged_in_on)
    values (${userId}, ${sessionId}, ${label}, (${at}::timestamptz at time zone 'Asia/Dhaka')::date)`.execute(
    db,
  )
  await sql`
    delete from logins where user_id = ${userId} and number < (
      select min(number) from (
        select number from logins where user_id = ${userId} order by number desc limit ${keptLogins}
      ) latest
    )`.execute(db)
}

/** The latest login of a person, except the one of this session. */
export async function findOtherLogin(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ device: string; day: string } | undefined> {
  const [login] = await rowsOf<{ device: string; day: string }>(
    db,
    sql`select device_label as device, to_char(logged_in_on, 'YYYY-MM-DD') as day from logins
      where user_id = ${userId} and session_id <> ${sessionId} order by number desc limit 1`,
  )
  return login
}
