import type { Insertable } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { PushTokens } from '../db/tables.ts'

/**
 * Locks the account, so that a person's devices change one at a time, and the session, so that it cannot end meanwhile.
 * Returns false if the session has ended.
 */
export async function lockSession(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .forNoKeyUpdate('users')
    .forKeyShare('sessions')
    .executeTakeFirst()
  return row !== undefined
}

/** A device that is known already moves to the session that registers it now. */
export const putToken = async (tx: Tx, row: Insertable<PushTokens>): Promise<void> =>
  void (await tx
    .insertInto('push_tokens')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        session_id: row.session_id,
        token: row.token,
        language: row.language,
        registered_at: row.registered_at,
      }),
    )
    .execute())

const ofUser = (db: Db | Tx, userId: string) =>
  db.selectFrom('sessions').select('id').where('user_id', '=', userId)

/** Keeps the `maxTokens` devices of a person that were registered last. */
export const deleteTokensBeyond = async (tx: Tx, userId: string, maxTokens: number): Promise<void> =>
  void (await tx
    .deleteFrom('push_tokens')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_tokens')
        .select('id')
        .where('session_id', 'in', ofUser(tx, userId))
        .orderBy('registered_at', 'desc')
        .orderBy('id', 'desc')
        .offset(maxTokens),
    )
    .execute())

export const deleteToken = async (db: Db, userId: string, addressHash: Buffer): Promise<void> =>
  void (await db
    .deleteFrom('push_tokens')
    .where('address_hash', '=', addressHash)
    .where('session_id', 'in', ofUser(db, userId))
    .execute())

export const deleteTokens = async (tx: Tx, ids: readonly string[]): Promise<void> =>
  void (await tx
    .deleteFrom('push_tokens')
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute())
