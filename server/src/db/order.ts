import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * The next number in the order of changes. It is taken in the transaction that holds the lock on what is changed, so that it
 * increases with every change of the same thing, even if their events arrive in another order.
 */
export async function nextOrder(tx: Tx): Promise<number> {
  const { rows } = await sql<{ order: string }>`select nextval('live_order') as "order"`.execute(tx)
  return Number(rows[0]?.order)
}
