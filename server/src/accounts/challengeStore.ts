import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { Challenges } from '../db/tables.ts'

export type Challenge = Selectable<Challenges>

export const insertChallenge = async (tx: Tx, challenge: Insertable<Challenges>): Promise<void> =>
  void (await tx.insertInto('challenges').values(challenge).execute())

export const findChallenge = (db: Db, id: string): Promise<Challenge | undefined> =>
  db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest challenge of a device for a phone, used or not: a newer challenge invalidates the older ones. */
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

/** The pending registration of a phone: the newest of this device, or else the newest of any device. */
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

/** Invalidates challenges of a phone; without a device, those of every device. */
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
