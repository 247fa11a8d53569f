import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Upper bound of the connections of one process: its pools and the job queue's, one to listen, one to cancel queries, and one for long work.
 * Behind a pooler, those of the pools for calls and searches are not its own.
 */
export const connectionsOfProcess = (isPooled = false): number => (isPooled ? 7 : 20)

interface Server {
  processes: number
  /** Whether a pooler stands between the pools and PostgreSQL. */
  isPooled: boolean
}

/** The warning at the start if the processes may need more connections than PostgreSQL accepts; undefined if there are enough. */
export async function tooFewConnections(
  db: Db,
  { processes, isPooled }: Server,
): Promise<string | undefined> {
  const { rows } = await sql<{ max: number; reserved: number }>`
    select current_setting('max_connections')::int as max, current_setting('superuser_reserved_connections')::int
      + coalesce(current_setting('reserved_connections', true)::int, 0) as reserved`.execute(db)
  const { max = 0, reserved = 0 } = rows[0] ?? {}
  const ofOne = connectionsOfProcess(isPooled)
  const needed = processes * ofOne
  if (needed <= max - reserved) return undefined
  const remedies = [
    `raise max_connections to ${needed + reserved} or more, and further for other servers and tools`,
    processes > 1 && `lower PROCESSES to ${Math.max(1, Math.floor((max - reserved) / ofOne))}`,
    !isPooled && 'put PgBouncer in front (docs/operate/scale.md)',
  ].filter(Boolean)
  return `PostgreSQL may run out of connections: this server opens up to ${needed} (${processes} x ${ofOne}), and max_connections is ${max}, of which ${reserved} are reserved; ${remedies.join(', or ')}`
}
