import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './db.ts'

const backupLockKey = 4_823_002

/** Lock timeouts: for another backup of the same database, and later for a locked table. */
const patience = { backup: '3s', table: '60s' }

/**
 * Prevents the deletion of files until the connection ends, even if their rows are deleted: a backup first copies the rows, and
 * then the files that they name. Must be called before the snapshot is taken, so that whoever deletes a row that the snapshot still
 * shows sees the lock.
 */
export async function holdFiles(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${patience.backup}'`)
    await client.query('select pg_advisory_lock($1)', [backupLockKey])
    await client.query(`set lock_timeout = '${patience.table}'`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') throw error
    throw new Error('another backup of this database is in progress; wait until it has finished')
  }
}

/** Throws if the connection, and with it the lock, has been lost since. */
export const assertHeld = async (client: pg.Client): Promise<void> => void (await client.query('select'))

/**
 * Whether files must not be deleted. The lock is released at once: a caller that asks after deleting the rows and before deleting
 * the files needs to hold nothing in between.
 */
export async function areFilesHeld(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${backupLockKey}::bigint) as free`.execute(db)
  return rows[0]?.free === false
}
