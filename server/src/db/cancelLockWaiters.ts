import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './db.ts'

/** The application_name of the connections for requests; only their queries are ever cancelled here. */
export const callsName = 'bichar-calls'

/** So many queries may go on waiting for a locked table, and succeed if it is released soon; most connections stay free for others. */
const mostWaiting = 3
/** Shorter waits for a lock are normal. */
const patience = '250 milliseconds'
/** Milliseconds between two checks: after one that cancelled a query, and after any other. */
const soon = 25
const later = 250

/**
 * Keeps a locked table from occupying all connections. A query that waits for a table lock holds its connection; when requests wait
 * for a connection, all but the first few of these queries are cancelled. The database is only checked then, over a separate
 * connection by `way`, which bypasses a pooler, whose connections may all be in use as well.
 */
export function cancelLockWaiters(
  pool: Pick<pg.Pool, 'waitingCount'>,
  way: Connection,
  onError: (error: Error) => void,
): { stop(): Promise<void> } {
  const own = new pg.Pool({
    ...way,
    ...{ max: 1, connectionTimeoutMillis: 5_000, statement_timeout: 5_000, query_timeout: 5_000 },
    application_name: 'bichar-relief',
  })
  own.on('error', () => undefined)
  own.on('connect', (client) => client.on('error', onError))
  let looking: Promise<void> | undefined
  let isStopped = false

  const look = async () => {
    const { rows } = await own.query(cancelWaiting)
    await pause(rows.length > 0 ? soon : later)
  }
  const timer = setInterval(() => {
    if (looking || isStopped || pool.waitingCount === 0) return
    looking = look()
      // If the check itself fails nothing is cancelled, and the waiting queries end by their timeouts.
      .catch(onError)
      .finally(() => {
        looking = undefined
      })
  }, soon).unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
      await own.end()
    },
  }
}

const cancelWaiting = `
  with waiting as (
    select l.pid, l.waitstart, row_number() over (order by l.waitstart, l.pid) as place
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and l.locktype = 'relation'
      and a.datname = current_database() and a.application_name = '${callsName}'
  )
  select pg_cancel_backend(pid) from waiting
  where place > ${mostWaiting} and (select min(waitstart) from waiting) < clock_timestamp() - interval '${patience}'`
