import { eventually } from '@bichar/contract/test/eventually.ts'
import { expect } from 'vitest'
import type { Deps } from '../deps.ts'

/** Until every transaction that had begun before has ended: those of other tests in the same PostgreSQL are seen like one's own. */
export async function untilEarlierTransactionsEnd({ pool }: Pick<Deps, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ xid: string }>('select pg_current_xact_id() as xid')
  await eventually(async () => {
    const { rows: ended } = await pool.query(
      'select where pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8',
      [rows[0]?.xid],
    )
    expect(ended).toHaveLength(1)
  })
}
