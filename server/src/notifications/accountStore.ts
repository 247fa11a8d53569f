import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

/**
 * Returns those of the given accounts that exist. An account that is being deleted is skipped instead of waited for: its deletion
 * may in turn wait for a post that the calling transaction has locked.
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

/**
 * Returns whether any device of this account receives pushes; undefined if the account does not exist. Locks as
 * `existingAccounts` does.
 */
export async function accountToNotify(tx: Tx, id: string): Promise<{ hasDevice: boolean } | undefined> {
  const [account] = await rowsOf<{ hasDevice: boolean }>(
    tx,
    sql`select exists (
        select from sessions s join push_tokens p on p.session_id = s.id where s.user_id = u.id and s.expires_at > now()
      ) as "hasDevice" from users u where u.id = ${id} for key share of u skip locked`,
  )
  return account
}

/** Whether this account exists. Takes no row lock, which would leave a trace of the query in the row. */
export async function isAccount(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
