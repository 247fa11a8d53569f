import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * The next number in the order of changes. Taken in the transaction that holds what is changed, so that it grows from one
 * change of the same thing to the next, although their events may overtake each other on the way out.
 */
export async function nextOrder(tx: Tx): Promise<number> {
  const { rows } = await sql<{ order: string }>`select nextval('live_order') as "order"`.execute(tx)
  return Number(rows[0]?.order)
}
