import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '../core/config.ts'
import { isDataDirInUse } from '../core/dataDir.ts'

/**
 * Throws if the port is taken, before anything is opened: a newer release would otherwise migrate the data under an older one that runs,
 * and end only then.
 */
export async function refusePortInUse({ HOST, PORT, DATA_DIR }: Config): Promise<void> {
  const server = createServer()
  try {
    const listening = once(server, 'listening')
    server.listen({ host: HOST, port: PORT })
    await listening
  } catch (error) {
    // Whatever else is wrong with the address is said when the server listens.
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return
    if (!(await isDataDirInUse(DATA_DIR))) throw error
    throw new Error(
      `it runs already on DATA_DIR ${DATA_DIR} and port ${PORT}; stop that one first, or set PORT to another number to run a second one beside it`,
    )
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
