import { EventEmitter } from 'node:events'
import { rm } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Registry } from 'prom-client'
import { openAuthorship } from '../authorship/authorship.ts'
import { openSealer } from '../authorship/sealer.ts'
import type { Config } from '../core/config.ts'
import { openTempDir } from '../core/dataDir.ts'
import type { Deps } from '../core/deps.ts'
import { readServerKey } from '../core/serverKey.ts'
import { directly } from '../db/connectionSettings.ts'
import { openDatabase } from '../db/db.ts'
import { openGuestCache } from '../guestCache/guestCache.ts'
import { openCursors } from '../http/cursors.ts'
import { openFreeSpace } from '../http/freeSpace.ts'
import { limitGuestWork } from '../http/guestWork.ts'
import { startJobs } from '../jobs/jobs.ts'
import { openLive } from '../live/live.ts'
import { openFiles } from '../outside/files.ts'
import { openGeocoding } from '../outside/geocoding.ts'
import { openTextGeneration } from '../outside/openTextGeneration.ts'
import { openPush } from '../outside/push.ts'
import { openSms } from '../outside/sms.ts'
import { openSentBefore } from '../uploads/uploads.ts'
import { unknownWatchList } from '../watchWords/watchList.ts'
import { openSharedSetup, type SharedSetup } from './sharedSetup.ts'

export interface Installation {
  deps: Deps
  /** The location of the database, worded for the operator. */
  databasePlace: string
  /** Stops jobs, closes the pool and stops the database if nobody else uses it. */
  close(): Promise<void>
}

interface Options {
  config: Config
  log: FastifyBaseLogger
  /** True only for the server: a command may run on a data folder that lacks the key. */
  hasServerKey?: boolean
  /** What another process has already opened, and will close. */
  sharedSetup?: Omit<SharedSetup, 'close'>
}

/** Opens all dependencies of the modules. Used by the server and by the operator's commands, possibly at the same time. */
export async function openInstallation({
  config,
  log,
  hasServerKey = false,
  sharedSetup,
}: Options): Promise<Installation> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  const openOwnSetup = async () => {
    const opened = await openSharedSetup({ config, log, hasServerKey })
    undo.push(opened.close)
    return opened
  }
  try {
    // Wrong settings are reported before anything is started.
    const sms = openSms(config)
    const { connection, databasePlace, databaseFolder } = sharedSetup ?? (await openOwnSetup())
    const serverKey = await readServerKey(config)
    const authorship = openAuthorship(serverKey)
    const tempDir = await openTempDir(config.DATA_DIR)
    undo.push(() => rm(tempDir, { recursive: true, force: true }))
    const push = openPush(config, serverKey)
    const files = await openFiles(config)
    const textGeneration = await openTextGeneration(config)
    const geocoding = openGeocoding(config)
    const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
    const database = openDatabase(connection, { onError, searchSeconds: config.SEARCH_SECONDS })
    undo.push(database.close)
    const jobs = await startJobs({
      connection: directly(connection),
      sealer: openSealer(serverKey, 'jobs'),
      onError: (error) => log.warn({ err: error }, 'job queue error'),
    })
    undo.push(jobs.stop)
    const { LIVE_REDIS_URL: url } = config
    const redis = url ? { url, sealer: openSealer(serverKey, 'live') } : undefined
    const live = openLive({ connection: directly(connection), redis, log })
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
      freeSpace: openFreeSpace(
        { files: config.DATA_DIR, ...(databaseFolder && { database: databaseFolder }) },
        config,
      ),
      sentBefore: openSentBefore(database),
      serverKey,
      cursors: openCursors(serverKey),
      authorship,
      log,
      pendingComments: new EventEmitter(),
      guestCache,
      watchList: unknownWatchList(),
      stopping: { begun: false },
      guestWork: limitGuestWork(config),
      metrics,
    }
    return { deps, databasePlace, close }
  } catch (error) {
    await close()
    throw error
  }
}
