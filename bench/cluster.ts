import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { EmbeddedPostgres } from '../server/src/db/embedded.ts'

/** The PostgreSQL cluster of a measured server. */
export type Cluster = Pick<EmbeddedPostgres, 'folder' | 'host' | 'user'>

type Reached = Pick<Cluster, 'host' | 'user'>

/** A value for DATABASE_URL. */
const urlOf = ({ host, user }: Reached): string =>
  `postgresql://${user}@localhost/bichar?host=${encodeURIComponent(host)}`

/** The settings for another server on the database of the one with this data directory. */
export const settingsOfAnother = async (dataDir: string, cluster: Reached) => ({
  TRUSTED_PROXIES: '1',
  DATABASE_URL: urlOf(cluster),
  SERVER_KEY: (await readFile(path.join(dataDir, 'server.key'), 'utf8')).trim(),
})

/** Runs `act` with a connection of its own. */
export async function withClient<Result>(
  { host, user }: Reached,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ host, user, database: 'bichar' })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
