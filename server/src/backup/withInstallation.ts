import { lstat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../core/config.ts'
import { connectDatabase } from '../db/connectDatabase.ts'
import { openFiles } from '../outside/files.ts'
import type { Installation } from './backup.ts'
import { BackupError } from './format.ts'

/**
 * Opens the database and the file store without changing anything: a newer release must be able to back up the data of an older
 * one. Starts the embedded database unless it is running.
 */
export async function withInstallation<Result>(
  { config, log }: { config: Config; log: FastifyBaseLogger },
  use: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  await refuseMissing(config)
  const files = openFiles(config)
  const { connection, stop } = await connectDatabase({ config, log })
  try {
    return await use({ config, connection, files })
  } finally {
    await stop()
  }
}

/** Throws if there is no embedded database in DATA_DIR, which connecting would create. */
export async function refuseMissing({ DATABASE_URL, DATA_DIR }: Config): Promise<void> {
  if (DATABASE_URL) return
  const isThere = await lstat(path.join(DATA_DIR, 'postgres')).then(
    () => true,
    () => false,
  )
  if (!isThere)
    throw new BackupError(`there is no database in DATA_DIR ${DATA_DIR}, and DATABASE_URL is not set`)
}
