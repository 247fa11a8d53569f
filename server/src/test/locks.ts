import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Deps } from '../core/deps.ts'
import { untilAllAreTold } from './jobs.ts'

interface Row {
  table: string
  id: string
}

const lock = ({ table, id }: Row) => sql`select from ${sql.table(table)} where id = ${id} for update nowait`

/** Waits until exactly one transaction waits for a lock. */
export const untilOneWaits = ({ pool }: Deps): Promise<void> =>
  eventually(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })

/** Waits until so many transactions wait for an advisory lock. */
export const untilAdvisoryWaiters = ({ pool }: Deps, count: number): Promise<void> =>
  eventually(async () => {
    const { rows } = await pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rows).toHaveLength(count)
  })

/** Performs a request while the row `held` is locked. Fails unless the request waits for that lock before it locks `free`. */
export async function waitingFor<Answer>(
  deps: Deps,
  { held, free }: { held: Row; free: Row },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  await untilAllAreTold(deps)
  const asked = await deps.kysely.transaction().execute(async (tx) => {
    await lock(held).execute(tx)
    const answer = ask()
    await untilOneWaits(deps)
    await lock(free).execute(tx)
    return { answer }
  })
  return asked.answer
}
