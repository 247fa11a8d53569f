import pg from 'pg'
import type { Config } from '../config.ts'
import { type Connection, directly } from '../db/db.ts'
import { databaseOf } from './standbyStore.ts'

/**
 * Throws when what guests are to be read for from is another database: nobody means that. One that cannot be asked may come later, and one
 * that has become the primary itself must not keep anybody from starting; both are said, and not read from, while the server runs.
 */
export async function refuseForeignReplica(
  { DATABASE_READ_URL }: Pick<Config, 'DATABASE_READ_URL'>,
  connection: Connection,
): Promise<void> {
  if (DATABASE_READ_URL === undefined) return
  const replica = await databaseAt({ connectionString: DATABASE_READ_URL }).catch(() => undefined)
  if (replica === undefined || replica === (await databaseAt(directly(connection)))) return
  throw new Error(
    'DATABASE_READ_URL leads to another database than DATABASE_URL, and not to a standby that follows it',
  )
}

async function databaseAt(connection: Connection): Promise<string | undefined> {
  const client = new pg.Client({
    ...connection,
    ...{ connectionTimeoutMillis: 5_000, query_timeout: 5_000 },
    application_name: 'bichar-replica-watch',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await databaseOf(client)
  } finally {
    // One that does not answer holds nobody up.
    client.end().catch(() => undefined)
  }
}
