import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './db.ts'

const backupLockKey = 4_823_002

/** How long another backup of the same database is waited for, and later a table that somebody has locked. */
const patience = { backup: '3s', table: '60s' }

/**
 * Has files stay until the connection ends, although their rows are deleted: a backup copies first the rows and then the
 * files that they name. To be held before the snapshot is taken, so that whoever deletes a row that it shows sees the lock.
 */
export async function holdFiles(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${patience.backup}'`)
    await client.query('select pg_advisory_lock($1)', [backupLockKey])
    await client.query(`set lock_timeout = '${patience.table}'`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') throw error
    throw new Error('another backup of this database is under way; wait until it has ended')
  }
}

/** Throws when the connection has ended since, and with it the lock. */
export const assertHeld = async (client: pg.Client): Promise<void> => void (await client.query('select'))

/** Whether files must stay. Who asks before removing files whose rows are deleted need not hold anything meanwhile. */
export async function areFilesHeld(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${backupLockKey}::bigint) as free`.execute(db)
  return rows[0]?.free === false
}
