import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Authorship } from './authorship/authorship.ts'
import type { Config } from './config.ts'
import type { Database } from './db/db.ts'
import type { GuestCache } from './guestCache/guestCache.ts'
import type { SentBefore } from './http/form.ts'
import type { FreeSpace } from './http/freeSpace.ts'
import type { GuestWork } from './http/guestWork.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Live } from './live/live.ts'
import type { FileStore } from './outside/files.ts'
import type { Geocoding } from './outside/geocoding.ts'
import type { Push } from './outside/push.ts'
import type { Sms } from './outside/sms.ts'
import type { TextGeneration } from './outside/textGeneration.ts'
import type { Replica } from './replica/replica.ts'
import type { KnownWatchList } from './watchWords/watchList.ts'

/** What the modules stand on; made once, in installation.ts, and handed down as the first argument. */
export interface Deps extends Database {
  config: Config
  jobs: Jobs
  files: FileStore
  sms: Sms
  push: Push
  /** Nothing when it is not set up. */
  textGeneration: TextGeneration | undefined
  /** Nothing when it is not set up. */
  geocoding: Geocoding | undefined
  live: Live
  /** Where uploads wait until they have been checked; emptied at every start. */
  tempDir: string
  freeSpace: FreeSpace
  /** What forms name instead of holding it. */
  sentBefore: SentBefore
  /** 32 secret bytes of this installation; each use derives its own key from it. */
  serverKey: Buffer
  /** Who wrote what is anonymous. */
  authorship: Authorship
  log: FastifyBaseLogger
  /** Rings when there is something to tell somebody that stands in the database. */
  untold: EventEmitter<{ comment: [] }>
  /** What guests are shown, remembered. */
  guestCache: GuestCache
  /** What guests may be read for from; nothing when it is not set up. Modules ask `readingFor`. */
  replica: Replica | undefined
  /** The words that moderators want to see. */
  watchList: KnownWatchList
  /** Whether this process has been told to stop. */
  stopping: { begun: boolean }
  /** What is done for guests shares one limit. */
  guestWork: GuestWork
  /** What GET /metrics shows. */
  metrics: Registry
}
