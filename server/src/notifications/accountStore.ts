import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

/**
 * Which of these accounts are there. One that is being deleted is not waited for: its deletion may in turn wait for a post
 * that whoever asks here holds.
 */
export async function existingAccounts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a device takes messages for this account, if it is there; as `existingAccounts` looks for it. */
export async function accountToTell(tx: Tx, id: string): Promise<{ hasDevice: boolean } | undefined> {
  const [account] = await rowsOf<{ hasDevice: boolean }>(
    tx,
    sql`select exists (
        select from sessions s join push_tokens p on p.session_id = s.id where s.user_id = u.id and s.expires_at > now()
      ) as "hasDevice" from users u where u.id = ${id} for key share of u skip locked`,
  )
  return account
}

/** Whether this account is there, without a trace in its row of being asked after. */
export async function isAccount(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
