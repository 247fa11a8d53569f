import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Connection, type Db, directly } from './db.ts'

/** One connection for work that needs a session of its own, with statements by hand and by Kysely. */
export interface OneConnection {
  client: pg.Client
  /** The same connection: what it does in a transaction is one with what `client` does meanwhile. */
  kysely: Db
  close(): Promise<void>
}

/** Opens a connection whose statements take as long as they take. */
export async function openConnection(connection: Connection, name: string): Promise<OneConnection> {
  const client = new pg.Client({
    ...directly(connection),
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Whoever uses it next hears of a connection that broke; without a listener it would end the process.
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
