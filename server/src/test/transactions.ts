import { eventually } from '@bichar/contract/test/eventually.ts'
import { expect } from 'vitest'
import type { Deps } from '../core/deps.ts'

/** Waits until every transaction that began earlier has ended; those of other tests in the same PostgreSQL count as well. */
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
