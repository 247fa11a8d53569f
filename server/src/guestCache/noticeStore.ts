import type { Live } from '../live/live.ts'

type Line = Pick<Live, 'ask'>

/** What the triggers of migration 0035 and the processes say to each other. */
export const channel = 'guest_cache'

/** Held by each process that answers from memory; the two numbers mean nothing but this. */
const lockKey = [4_823, 50]

/** What the database said before arrives before the answer. */
export const catchUp = ({ ask }: Line) => ask('select')

export const say = ({ ask }: Line, words: string) => ask('select pg_notify($1, $2)', [channel, words])

/** Counts this process in, as long as its line lasts. */
export const countIn = ({ ask }: Line) => ask('select pg_advisory_lock_shared($1, $2)', lockKey)

/** Says something to every process, and how many there are, this one included. */
export async function sayToAll({ ask }: Line, words: string): Promise<number> {
  const [row] = await ask<{ processes: number }>(
    `select pg_notify($1, $2), (
       select count(*)::int from pg_locks
       where locktype = 'advisory' and classid = $3 and objid = $4 and objsubid = 2 and granted
         and database = (select oid from pg_database where datname = current_database())
     ) as processes`,
    [channel, words, ...lockKey],
  )
  return row?.processes ?? 0
}
