import type { Live } from '../live/live.ts'

type ListenConnection = Pick<Live, 'ask'>

/** The channel on which `notify_guest_caches`, called by triggers, and the processes notify each other. */
export const channel = 'guest_cache'

/** The key of an advisory lock that each process with a cache holds; the two numbers are arbitrary. */
const lockKey = [4_823, 50]

/** Resolves once all notifications sent so far have arrived: PostgreSQL delivers them before the result. */
export const catchUp = ({ ask }: ListenConnection) => ask('select')

export const notify = ({ ask }: ListenConnection, message: string) =>
  ask('select pg_notify($1, $2)', [channel, message])

/** Registers this process by a shared advisory lock, which is released when its connection ends. */
export const registerProcess = ({ ask }: ListenConnection) =>
  ask('select pg_advisory_lock_shared($1, $2)', lockKey)

/** Notifies every process, and returns the number of them, including this one. */
export async function notifyAndCount({ ask }: ListenConnection, message: string): Promise<number> {
  const [row] = await ask<{ processes: number }>(
    `select pg_notify($1, $2), (
       select count(*)::int from pg_locks
       where locktype = 'advisory' and classid = $3 and objid = $4 and objsubid = 2 and granted
         and database = (select oid from pg_database where datname = current_database())
     ) as processes`,
    [channel, message, ...lockKey],
  )
  return row?.processes ?? 0
}
