import type pg from 'pg'
import type { Live } from '../live/live.ts'

/** How far a database has come in its log of changes. */
export interface Position {
  /** Which database of which cluster: a standby has those of its primary. */
  database: string
  /** The timeline of the log: another one begins when a standby becomes the primary. */
  timeline: string
  /** Bytes of the log. */
  bytes: number
}

/** Where a database that is read from stands. */
export interface Standing extends Position {
  /** Whether it only follows another one, and takes no changes itself. */
  isStandby: boolean
}

const thisDatabase = `(select system_identifier::text from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

/**
 * What is inserted and not what is on disk: a commit that does not wait for the disk (`synchronous_commit`) is told of before it is
 * written, and a standby has it later still.
 */
const position = `
  select ${thisDatabase} as database, left(pg_walfile_name(at), 8) as timeline, (at - '0/0')::float8 as bytes
  from pg_current_wal_insert_lsn() as at`

/**
 * A standby does not say which timeline it follows, but to those who may see all of its statistics. Its control file does, some minutes
 * after a change at the latest; until then it seems to follow the old one, and is not read from.
 */
const standing = `
  select ${thisDatabase} as database, pg_is_in_recovery() as "isStandby",
    lpad(upper(to_hex(greatest(c.timeline_id, r.min_recovery_end_timeline))), 8, '0') as timeline,
    coalesce((pg_last_wal_replay_lsn() - '0/0')::float8, 0) as bytes
  from pg_control_checkpoint() c, pg_control_recovery() r`

/** How far the primary has come by now. */
export async function positionOfPrimary({ ask }: Pick<Live, 'ask'>): Promise<Position> {
  const [row] = await ask<Position>(position)
  if (!row) throw new Error('The database does not say how far it has come')
  return row
}

export async function standingOf(client: Pick<pg.Client, 'query'>): Promise<Standing> {
  const { rows } = await client.query<Standing>(standing)
  const [row] = rows
  if (!row) throw new Error('The replica does not say how far it has come')
  return row
}

export async function databaseOf(client: Pick<pg.Client, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ database: string }>(`select ${thisDatabase} as database`)
  return rows[0]?.database
}
