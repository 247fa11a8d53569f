import type { EventEmitter } from 'node:events'
import type { WatchList } from '@bichar/contract/rules/findings/watchList.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Authorship } from '../authorship/authorship.ts'
import type { Database } from '../db/db.ts'
import type { GuestCache } from '../guestCache/guestCache.ts'
import type { Cursors } from '../http/cursors.ts'
import type { SentBefore } from '../http/form.ts'
import type { FreeSpace } from '../http/freeSpace.ts'
import type { GuestWork } from '../http/guestWork.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import type { FileStore } from '../outside/fileTypes.ts'
import type { Geocoding } from '../outside/geocoding.ts'
import type { Push } from '../outside/push.ts'
import type { Sms } from '../outside/smsTypes.ts'
import type { TextGeneration } from '../outside/textGeneration.ts'
import type { Config } from './config.ts'

/** The watch list as cached by this process. */
export interface KnownWatchList {
  /** null until it has been read. */
  version: string | null
  watched: WatchList
}

/** The dependencies of all modules: created once, in installation.ts, and passed as the first argument. */
export interface Deps extends Database {
  config: Config
  jobs: Jobs
  files: FileStore
  sms: Sms
  push: Push
  /** Undefined when it is not configured. */
  textGeneration: TextGeneration | undefined
  /** Undefined when it is not configured. */
  geocoding: Geocoding | undefined
  live: Live
  /** This process's folder for uploads that have not been checked yet; created at every start. */
  tempDir: string
  freeSpace: FreeSpace
  /** Files that were uploaded before the form that refers to them. */
  sentBefore: SentBefore
  /** 32 secret bytes of this installation; a separate key is derived for each use. */
  serverKey: Buffer
  /** Cursors of lists, which tell nothing of what they point at. */
  cursors: Cursors
  /** Links anonymous content to its author. */
  authorship: Authorship
  log: FastifyBaseLogger
  /** Emits an event when the database holds a comment of which somebody has to be notified. */
  pendingComments: EventEmitter<{ comment: [] }>
  /** Cache of the responses to guests. */
  guestCache: GuestCache
  /** The watch list: words that moderators want to be alerted to. */
  watchList: KnownWatchList
  /** Whether this process has been told to stop. */
  stopping: { begun: boolean }
  /** The shared limit on CPU time for guests' pages and feeds. */
  guestWork: GuestWork
  /** The registry behind GET /metrics. */
  metrics: Registry
}
