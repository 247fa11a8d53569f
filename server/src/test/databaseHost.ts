import path from 'node:path'
import { readPostmaster } from '../db/postmaster.ts'

/**
 * The folder of the socket of the PostgreSQL that runs on this data directory; throws if none was started or it has no socket yet. After
 * a kill it is the folder of the socket that is gone.
 */
export async function databaseHost(dataDir: string): Promise<string> {
  const { host } = (await readPostmaster(path.join(dataDir, 'postgres'))) ?? {}
  // Without a host, a client would connect to whatever listens on port 5432 of this machine.
  if (!host) throw new Error('the database has no socket')
  return host
}
