import type pg from 'pg'
import type { Live } from '../live/live.ts'

/** A position in the write-ahead log of a database. */
export interface Position {
  /** The cluster and the database; a standby has those of its primary. */
  database: string
  /** The timeline of the log; a new one begins when a standby is promoted. */
  timeline: string
  /** The number of bytes since the beginning of the log. */
  bytes: number
}

/** The position and role of a database that is read from. */
export interface ReplicaStatus extends Position {
  /** Whether it is a standby, which accepts no changes. */
  isStandby: boolean
}

const thisDatabase = `(select system_identifier::text from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

/**
 * The insert position, not the flushed one: a commit that does not wait for the disk (`synchronous_commit`) is notified
 * before it is flushed, and a standby receives it later still.
 */
const position = `
  select ${thisDatabase} as database, left(pg_walfile_name(at), 8) as timeline, (at - '0/0')::float8 as bytes
  from pg_current_wal_insert_lsn() as at`

/**
 * A standby shows the timeline that it follows only to roles that may read all of its statistics. Its control file also
 * has it, some minutes after a change at the latest; until then the standby seems to follow the old timeline, and is
 * not read from.
 */
const replicaStatus = `
  select ${thisDatabase} as database, pg_is_in_recovery() as "isStandby",
    lpad(upper(to_hex(greatest(c.timeline_id, r.min_recovery_end_timeline))), 8, '0') as timeline,
    coalesce((pg_last_wal_replay_lsn() - '0/0')::float8, 0) as bytes
  from pg_control_checkpoint() c, pg_control_recovery() r`

/** The current position of the primary. */
export async function positionOfPrimary({ ask }: Pick<Live, 'ask'>): Promise<Position> {
  const [row] = await ask<Position>(position)
  if (!row) throw new Error('The database does not say how far it has come')
  return row
}

export async function readReplicaStatus(client: Pick<pg.Client, 'query'>): Promise<ReplicaStatus> {
  const { rows } = await client.query<ReplicaStatus>(replicaStatus)
  const [row] = rows
  if (!row) throw new Error('The replica does not say how far it has come')
  return row
}

export async function databaseOf(client: Pick<pg.Client, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ database: string }>(`select ${thisDatabase} as database`)
  return rows[0]?.database
}
