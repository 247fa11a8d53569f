import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import type { PasswordResets, SecondPasswords } from '../db/tables.ts'

export type Reset = Selectable<PasswordResets>
export type SecondPassword = Selectable<SecondPasswords>

/**
 * Stores a reset and the device that was used for it. If an earlier reset is still unconfirmed, its content stays hidden for
 * longer, and its password stays the one that confirms it: otherwise whoever has the phone number could reset twice and so make
 * their own password the old one.
 */
export const noteReset = async (
  tx: Tx,
  {
    user_id,
    since,
    hidden_until,
    old_password_hash,
    device_id,
  }: Omit<Reset, 'device_ids'> & { device_id: string },
): Promise<void> =>
  void (await sql`
    insert into password_resets as r (user_id, since, hidden_until, old_password_hash, device_ids)
    values (${user_id}, ${since}, ${hidden_until}, ${old_password_hash}, ${[device_id]})
    on conflict (user_id) do update set
      since = case when r.hidden_until > ${since} then r.since else excluded.since end,
      old_password_hash = case when r.hidden_until > ${since} then r.old_password_hash
        else excluded.old_password_hash end,
      device_ids = case when r.hidden_until > ${since} then array_append(r.device_ids, ${device_id})
        else excluded.device_ids end,
      hidden_until = excluded.hidden_until`.execute(tx))

/** The unconfirmed reset that hides content from a person, and whether this session's device may confirm it. */
export async function findReset(
  db: Db | Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<(Reset & { is_older_device: boolean }) | undefined> {
  const [reset] = await rowsOf<Reset & { is_older_device: boolean }>(
    db,
    sql`select r.*, exists (
        select from sessions s join devices d on d.user_id = s.user_id and d.device_id = s.device_id
        where s.id = ${sessionId} and s.user_id = r.user_id and d.ended_at is null
          and d.known_since < r.since and d.device_id <> all(r.device_ids)
      ) as is_older_device
      from password_resets r where r.user_id = ${userId} and r.hidden_until > ${now}`,
  )
  return reset
}

export const deleteReset = async (db: Db | Tx, userId: string): Promise<void> =>
  void (await db.deleteFrom('password_resets').where('user_id', '=', userId).execute())

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
    sql`select exists (select from password_resets where user_id = ${userId} and hidden_until > ${now})
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
