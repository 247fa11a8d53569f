import { eventually } from '@bichar/contract/test/eventually.ts'
import { expect } from 'vitest'
import type { Deps } from '../deps.ts'

/** Until every transaction that had begun before has ended: those of other tests in the same PostgreSQL are seen like one's own. */
export async function untilEarlierTransactionsEnd({ pool }: Pick<Deps, 'pool'>): Promise<void> {
  const { rows: own } = await pool.query<{ xid: string }>('select pg_current_xact_id() as xid')
  await eventually(async () => {
    const { rows: earlier } = await pool.query(
      `select datname, pid, state, wait_event, xact_start, query from pg_stat_activity
        where backend_xid::text::bigint < $1::bigint & 4294967295`,
      [own[0]?.xid],
    )
    expect(earlier).toEqual([])
  })
}
