import { rm } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Registry } from 'prom-client'
import { type Authorship, openAuthorship } from './authorship/authorship.ts'
import { openSealer } from './authorship/sealer.ts'
import { sealAuthors } from './authorship/sealingStore.ts'
import { isKeyOfData } from './authorship/store.ts'
import { refuseUnfinished } from './backup/unfinished.ts'
import type { Config } from './config.ts'
import { openDataDir, openTempDir } from './dataDir.ts'
import { checkDatabase } from './db/check.ts'
import { type Connection, type Db, openDatabase } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { openGuestCache } from './guestCache/guestCache.ts'
import { limitGuestWork } from './http/guestWork.ts'
import { startJobs } from './jobs/jobs.ts'
import { openLive } from './live/live.ts'
import { openFiles } from './outside/files.ts'
import { openGeocoding } from './outside/geocoding.ts'
import { openTextGeneration } from './outside/openTextGeneration.ts'
import { openPush } from './outside/push.ts'
import { openSms } from './outside/sms.ts'
import { reachDatabase } from './reachDatabase.ts'
import { readServerKey } from './serverKey.ts'

export interface Installation {
  deps: Deps
  /** Where the data lies, in words for the operator. */
  databasePlace: string
  /** Stops jobs, closes the pool and stops the database if nobody else uses it. */
  close(): Promise<void>
}

interface Options {
  config: Config
  log: FastifyBaseLogger
  /** Said by the server alone: a command may have been given a data folder without the key. */
  hasServerKey?: boolean
}

/** Opens everything the modules stand on; used by the server and by the operator's commands, also at the same time. */
export async function openInstallation({
  config,
  log,
  hasServerKey = false,
}: Options): Promise<Installation> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    await openDataDir(config.DATA_DIR)
    const serverKey = await readServerKey(config)
    const authorship = openAuthorship(serverKey)
    const tempDir = await openTempDir(config.DATA_DIR)
    undo.push(() => rm(tempDir, { recursive: true, force: true }))
    const sms = openSms(config)
    const push = openPush(config, serverKey)
    const files = await openFiles(config)
    const textGeneration = await openTextGeneration(config)
    const geocoding = openGeocoding(config)
    const { connection, place, stop } = await reachDatabase({ config, log })
    undo.push(stop)
    await refuseUnfinished(config, connection)
    const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
    await prepareDatabase(connection, onError, hasServerKey ? { authorship, log } : undefined)
    const database = openDatabase(connection, { onError })
    undo.push(database.close)
    const jobs = await startJobs({
      connection,
      sealer: openSealer(serverKey, 'jobs'),
      onError: (error) => log.warn({ err: error }, 'job queue'),
    })
    undo.push(jobs.stop)
    const live = openLive({ connection, log })
    undo.push(live.close)
    const metrics = new Registry()
    const guestCache = openGuestCache({ config, live, log, metrics })
    undo.push(async () => guestCache.close())
    const deps: Deps = {
      ...database,
      config,
      jobs,
      files,
      sms,
      push,
      textGeneration,
      geocoding,
      live,
      tempDir,
      serverKey,
      authorship,
      log,
      guestCache,
      guestWork: limitGuestWork(config),
      metrics,
    }
    return { deps, databasePlace: place, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** However large the tables are that a migration changes. */
async function prepareDatabase(
  connection: Connection,
  onError: (error: Error) => void,
  sealing?: Sealing,
): Promise<void> {
  const { kysely, close } = openDatabase(connection, { onError, withoutTimeouts: true })
  try {
    await migrate(kysely)
    if (sealing) await sealWhatWasWritten(kysely, sealing)
    await checkDatabase(kysely)
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
