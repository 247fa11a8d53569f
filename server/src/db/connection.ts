import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Connection, directly } from './connectionSettings.ts'
import type { Db } from './db.ts'

/** A single connection for work that needs its own session, usable through pg and through Kysely. */
export interface OneConnection {
  client: pg.Client
  /** Uses the same connection, so that both work in the same transaction. */
  kysely: Db
  close(): Promise<void>
}

/** Opens a connection without statement timeouts. */
export async function openConnection(connection: Connection, name: string): Promise<OneConnection> {
  const client = new pg.Client({
    ...directly(connection),
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The next query on a broken connection fails anyway; without a listener the error would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  await client.query('set idle_session_timeout = 0')
  const lent = Object.assign(client, { release: () => undefined })
  const pool = { connect: async () => lent, end: () => client.end() }
  const kysely: Db = new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
  return { client, kysely, close: () => client.end() }
}
