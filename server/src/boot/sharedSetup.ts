import type { FastifyBaseLogger } from 'fastify'
import { type Authorship, openAuthorship } from '../authorship/authorship.ts'
import { sealAuthors } from '../authorship/sealingStore.ts'
import { isKeyOfData } from '../authorship/store.ts'
import { refuseUnfinished } from '../backup/unfinished.ts'
import type { Config } from '../core/config.ts'
import { openDataDir } from '../core/dataDir.ts'
import { readServerKey } from '../core/serverKey.ts'
import { checkEncoding, checkLocale } from '../db/check.ts'
import { connectDatabase } from '../db/connectDatabase.ts'
import { tooFewConnections } from '../db/connectionLimit.ts'
import { type Connection, directly } from '../db/connectionSettings.ts'
import { type Db, openDatabase } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'

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
  const { connection, place, folder, stop } = await connectDatabase({ config, log, processes })
  try {
    await refuseUnfinished(config, connection)
    const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
    await prepareDatabase(connection, onError, hasServerKey ? { authorship, log, processes } : undefined)
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
  serving?: Serving,
): Promise<void> {
  const { kysely, close } = openDatabase(directly(connection), { onError, withoutTimeouts: true })
  try {
    await checkEncoding(kysely)
    await migrate(kysely)
    if (serving) await sealWhatWasWritten(kysely, serving)
    await checkLocale(kysely)
    if (serving) await warnOfConnections(kysely, connection, serving)
  } finally {
    await close()
  }
}

/** What the server needs besides what a command does. */
interface Serving {
  authorship: Authorship
  log: FastifyBaseLogger
  processes: number
}

async function warnOfConnections(
  kysely: Db,
  connection: Connection,
  { processes, log }: Serving,
): Promise<void> {
  const isPooled = directly(connection) !== connection
  const warning = await tooFewConnections(kysely, { processes, isPooled })
  if (warning) log.warn(warning)
}

async function sealWhatWasWritten(kysely: Db, { authorship, log }: Serving): Promise<void> {
  if (await isKeyOfData(kysely, authorship)) return sealAuthors(kysely, authorship)
  log.error(
    'the server key does not match this data: authors cannot find, edit or delete what they wrote anonymously; stop the server and start it with the original key (docs/operate/troubleshoot.md)',
  )
}
