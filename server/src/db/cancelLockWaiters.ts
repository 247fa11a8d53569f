import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './connectionSettings.ts'

/** The application_name of the connections for requests; only their queries are ever cancelled here. */
export const callsName = 'bichar-calls'

/** So many connections may stay in use because of a locked table; their queries succeed if it is released soon. */
const mostWaiting = 3
/** Shorter waits for a lock are normal. */
const patience = '250 milliseconds'
/** Milliseconds for which a table counts as locked: when a query was cancelled, nobody waits for it until the next one does. */
const untilForgotten = 1_000
/** Milliseconds between two checks: while a table is locked, and otherwise. */
const soon = 25
const later = 250

/**
 * Keeps a locked table from occupying all connections. A query that waits for a table lock holds its connection, and so does one that
 * waits for a row which the first has locked. When requests wait for a connection, queries that wait for a table are cancelled until a
 * few connections are left to all of these, first those that hold others up. The database is only checked then, over a separate
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

  /** The tables that the last checks found locked, and when, by `performance.now()`. */
  let locked: { tables: number[]; seen: number } | undefined

  const look = async () => {
    const now = performance.now()
    if (locked && now - locked.seen > untilForgotten) locked = undefined
    const { rows } = await own.query<{ tables: number[] }>(cancelWaiting, [locked?.tables ?? []])
    const tables = rows[0]?.tables ?? []
    if (tables.length > 0) locked = { tables, seen: now }
    await pause(locked ? soon : later)
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

// Whoever waits for a table may have locked rows for which others wait in turn, each with a connection. Those who hold others up are
// cancelled first. Who waits for a row goes on when the one before them has ended, and is cancelled if they wait for the table then. Nothing is
// done about rows that something other than a request holds, such as a job. A table is locked when somebody has waited
// long for it, and for something other than a request: requests that lock a table for a moment take turns.
const cancelWaiting = `
  with recursive waiting as materialized (
    select l.pid, l.waitstart, a.application_name = '${callsName}' as is_call,
      case when l.locktype = 'relation' then l.relation end as for_table, pg_blocking_pids(l.pid) as blockers
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()
  ), locked as (
    select distinct for_table from waiting
    where is_call and (for_table = any ($1::oid[]) or for_table is not null and waitstart < clock_timestamp() - interval '${patience}')
      and exists (
        select from unnest(blockers) blocker left join pg_stat_activity a on a.pid = blocker
        where a.application_name is distinct from '${callsName}'
      )
  ), stuck as (
    select pid from waiting where for_table in (select for_table from locked)
    union
    select w.pid from stuck s join waiting w on s.pid = any (w.blockers)
  ), placed as (
    select w.pid, w.for_table, row_number() over (
      order by for_table is not null and exists (select from waiting behind where w.pid = any (behind.blockers)),
        for_table is null, w.waitstart, w.pid
    ) as place
    from waiting w join stuck on stuck.pid = w.pid
    where w.is_call
  )
  select array(select for_table from locked) as tables, count(
    case when place > ${mostWaiting} and for_table in (select for_table from locked) then pg_cancel_backend(pid) end
  ) as cancelled
  from placed`
