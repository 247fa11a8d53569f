import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { EmbeddedPostgres } from '../server/src/db/embedded.ts'

/** Where the data of a server lies that is measured. */
export type Cluster = Pick<EmbeddedPostgres, 'folder' | 'host' | 'user'>

type Reached = Pick<Cluster, 'host' | 'user'>

/** As DATABASE_URL takes it. */
export const urlOf = ({ host, user }: Reached): string =>
  `postgresql://${user}@localhost/bichar?host=${encodeURIComponent(host)}`

/** What starts another server on the database of the one whose data directory this is. */
export const settingsOfAnother = async (dataDir: string, cluster: Reached) => ({
  TRUSTED_PROXIES: '1',
  DATABASE_URL: urlOf(cluster),
  SERVER_KEY: (await readFile(path.join(dataDir, 'server.key'), 'utf8')).trim(),
})

/** Does something in one session of the database. */
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
