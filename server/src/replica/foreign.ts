import pg from 'pg'
import type { Config } from '../config.ts'
import { type Connection, directly } from '../db/db.ts'
import { databaseOf } from './standbyStore.ts'

/**
 * Throws if DATABASE_READ_URL leads to another database, which is never intended. A replica that cannot be reached may
 * come back, and one that has been promoted to primary must not prevent the start: both are only logged, and not read
 * from, while the server runs.
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
    // Not awaited, because a server that does not respond would delay the start.
    client.end().catch(() => undefined)
  }
}
