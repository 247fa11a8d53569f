import { lstat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../core/config.ts'
import { explainError } from '../core/startErrors.ts'
import { connectionsOfProcess } from './connectionLimit.ts'
import { type Connection, directly } from './connectionSettings.ts'
import { tryConnection } from './db.ts'
import { startEmbedded } from './embedded.ts'
import { ensureDatabase } from './ensureDatabase.ts'

export interface Reached {
  connection: Connection
  /** The location of the data, worded for the operator. */
  place: string
  /** The folder of the data, when the database is the embedded one. */
  folder?: string
  /** Stops the embedded database if nobody else uses it. */
  stop(): Promise<void>
}

interface Options {
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_LISTEN_URL' | 'DATA_DIR'>
  log: FastifyBaseLogger
  /** How many processes will use the database. */
  processes?: number
}

/** Makes sure that the configured database is usable: the one of DATABASE_URL, or the embedded one, which it starts. */
export async function connectDatabase({ config, log, processes = 1 }: Options): Promise<Reached> {
  if (config.DATABASE_URL) {
    const { hostname, port, pathname } = new URL(config.DATABASE_URL)
    const place = [decodeURIComponent(hostname) || 'this machine', port].filter(Boolean).join(':') + pathname
    const connection = { connectionString: config.DATABASE_URL, direct: config.DATABASE_LISTEN_URL }
    await tryConnection(connection).catch((error) => {
      throw new Error(`the database at ${place} cannot be used (${explainError(error)})`)
    })
    await tryConnection(directly(connection)).catch((error) => {
      throw new Error(`the database of DATABASE_LISTEN_URL cannot be used (${explainError(error)})`)
    })
    return { connection, place, stop: async () => undefined }
  }
  const embedded = await startEmbedded({
    dataDir: config.DATA_DIR,
    settings: [`max_connections=${Math.max(100, 20 + processes * connectionsOfProcess())}`],
    onLoss: () => log.warn('embedded database exited; restarting it'),
    onAway: (error) => log.error({ err: error }, 'embedded database failed to start; retrying'),
  })
  const connection = { host: embedded.host, user: embedded.user, database: 'bichar' }
  try {
    await ensureDatabase(connection)
  } catch (error) {
    await embedded.stop()
    throw error
  }
  const { folder, stop } = embedded
  return { connection, place: await placeOf(folder, config.DATA_DIR), folder, stop }
}

/** Warns an operator who copies the data directory when the database lies outside it. */
async function placeOf(folder: string, dataDir: string): Promise<string> {
  const link = path.join(dataDir, 'postgres')
  if (!(await lstat(link)).isSymbolicLink()) return folder
  return `${folder}; ${link} is only a symbolic link to it, so a copy of ${dataDir} does not contain the database`
}
