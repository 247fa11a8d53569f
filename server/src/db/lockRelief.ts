import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './db.ts'

/** The name of the connections of what people wait for; nothing else is ever broken off here. */
export const callsName = 'bichar-calls'

/** So many go on waiting for a locked table, and get their answer if it is free soon; they leave most connections to others. */
const mostWaiting = 3
/** A wait shorter than this is ordinary. */
const patience = '250 milliseconds'
/** How long after a look the next may follow, in milliseconds: after one that freed a connection, and after others. */
const soon = 25
const later = 250

/**
 * Whoever waits for a locked table holds a connection meanwhile. When calls wait for a connection, those that wait for a
 * table are broken off, but for the first few, so that a locked table never takes all there are. Only then is the database
 * asked who waits: by `way`, past a bouncer, all of whose connections may be taken as well.
 */
export function relieveOfLocks(
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
    const { rows } = await own.query(breakOff)
    await pause(rows.length > 0 ? soon : later)
  }
  const timer = setInterval(() => {
    if (looking || isStopped || pool.waitingCount === 0) return
    looking = look()
      // A database that cannot be asked breaks nothing off; who waits is told so by the limits of time.
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

const breakOff = `
  with waiting as (
    select l.pid, l.waitstart, row_number() over (order by l.waitstart, l.pid) as place
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and l.locktype = 'relation'
      and a.datname = current_database() and a.application_name = '${callsName}'
  )
  select pg_cancel_backend(pid) from waiting
  where place > ${mostWaiting} and (select min(waitstart) from waiting) < clock_timestamp() - interval '${patience}'`
