import type { FastifyBaseLogger } from 'fastify'
import { type Authorship, openAuthorship } from './authorship/authorship.ts'
import { sealAuthors } from './authorship/sealingStore.ts'
import { isKeyOfData } from './authorship/store.ts'
import { refuseUnfinished } from './backup/unfinished.ts'
import type { Config } from './config.ts'
import { openDataDir } from './dataDir.ts'
import { checkEncoding, checkLocale } from './db/check.ts'
import { type Connection, type Db, directly, openDatabase } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { reachDatabase } from './reachDatabase.ts'
import { refuseForeignReplica } from './replica/foreign.ts'
import { readServerKey } from './serverKey.ts'

/** What is prepared once for all processes: the data folder, the server key, and a running database with all migrations applied. */
export interface SharedSetup {
  connection: Connection
  /** The location of the database, worded for the operator. */
  databasePlace: string
  /** The folder of the data, when the database is the embedded one. */
  databaseFolder?: string
  /** Stops the embedded database if nobody else uses it. */
  close(): Promise<void>
}

interface Options {
  config: Config
  log: FastifyBaseLogger
  /** True only for the server: a command may run on a data folder that lacks the key. */
  hasServerKey: boolean
  /** How many processes are to use the database. */
  processes?: number
}

export async function openSharedSetup({
  config,
  log,
  hasServerKey,
  processes = 1,
}: Options): Promise<SharedSetup> {
  await openDataDir(config.DATA_DIR)
  const authorship = openAuthorship(await readServerKey(config))
  const { connection, place, folder, stop } = await reachDatabase({ config, log, processes })
  try {
    await refuseUnfinished(config, connection)
    if (hasServerKey) await refuseForeignReplica(config, connection)
    const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
    await prepareDatabase(connection, onError, hasServerKey ? { authorship, log } : undefined)
    return { connection, databasePlace: place, databaseFolder: folder, close: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs without timeouts: a migration may have to rewrite large tables. */
async function prepareDatabase(
  connection: Connection,
  onError: (error: Error) => void,
  sealing?: Sealing,
): Promise<void> {
  const { kysely, close } = openDatabase(directly(connection), { onError, withoutTimeouts: true })
  try {
    await checkEncoding(kysely)
    await migrate(kysely)
    if (sealing) await sealWhatWasWritten(kysely, sealing)
    await checkLocale(kysely)
  } finally {
    await close()
  }
}

interface Sealing {
  authorship: Authorship
  log: FastifyBaseLogger
}

async function sealWhatWasWritten(kysely: Db, { authorship, log }: Sealing): Promise<void> {
  if (await isKeyOfData(kysely, authorship)) return sealAuthors(kysely, authorship)
  log.error(
    'the server key is not the one with which this data was sealed: nobody finds what they wrote anonymously; stop, and start with that key (docs/operations.md)',
  )
}
