import { lstat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { openFiles } from '../outside/files.ts'
import { reachDatabase } from '../reachDatabase.ts'
import type { Place } from './backup.ts'
import { BackupError } from './format.ts'

/**
 * Opens the database and the file store without changing anything: a newer release must be able to back up the data of an older
 * one. Starts the embedded database unless it is running.
 */
export async function withPlace<Result>(
  { config, log }: { config: Config; log: FastifyBaseLogger },
  use: (place: Place) => Promise<Result>,
): Promise<Result> {
  if (!config.DATABASE_URL) await refuseNothing(config.DATA_DIR)
  const files = openFiles(config)
  const { connection, stop } = await reachDatabase({ config, log })
  try {
    return await use({ config, connection, files })
  } finally {
    await stop()
  }
}

async function refuseNothing(dataDir: string): Promise<void> {
  const isThere = await lstat(path.join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  )
  if (!isThere)
    throw new BackupError(`there is no database in DATA_DIR ${dataDir}, and DATABASE_URL is not set`)
}
