import path from 'node:path'
import { readPostmaster } from '../db/postmaster.ts'

/**
 * How to reach the PostgreSQL that runs on this data directory: by the folder of its socket. Throws if none was started or it has no
 * socket yet. After a kill it leads to the socket that is gone.
 */
export async function connectionTo(
  dataDir: string,
): Promise<{ host: string; user: string; database: string }> {
  const { host } = (await readPostmaster(path.join(dataDir, 'postgres'))) ?? {}
  // Without a host, a client would connect to whatever listens on port 5432 of this machine.
  if (!host) throw new Error('the database has no socket')
  return { host, user: 'bichar', database: 'bichar' }
}
