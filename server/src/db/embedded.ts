import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster } from './cluster.ts'
import { databaseUser } from './postmaster.ts'
import { type RunningServer, type StartContext, startOrAdopt, stopPostmaster } from './startPostgres.ts'
import { acquireUsageLock, type UsageLock } from './usageLock.ts'

export interface EmbeddedPostgres {
  /** For pg: the folder of the Unix socket, and the database user. */
  host: string
  user: string
  /** The folder of the data. */
  folder: string
  /** Whether it was already running: left behind by a killed process, or used by another one. */
  adopted: boolean
  /** Stops it, unless another process uses it. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Settings of PostgreSQL in addition to the standard ones, e.g. 'fsync=off' in tests. */
  settings?: readonly string[]
  /** Called when the database has gone away and is about to be restarted. */
  onLoss?(): void
  /** Called after each failed restart; restarts go on without limit. */
  onAway?(error: Error): void
}

const standardSettings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'shared_buffers=128MB',
  'jit=off',
  'log_checkpoints=off',
  // Recycled WAL files would keep old data, including deleted data, until they are overwritten.
  'wal_recycle=off',
  // The details of an error quote the row, and with it phone numbers; the statement quotes the rest.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

/** Backoff in milliseconds between restarts of a database that did not come back. */
const minPause = 1_000
const maxPause = 30_000

/**
 * Failed starts before giving up. What a killed database leaves behind may block a start for ten seconds: the first start covers
 * that by trying often, later ones are repeated with a backoff anyway.
 */
const maxFailures = { atFirst: 40, later: 8 }

/** Runs PostgreSQL on the data below `dataDir`: creates the cluster, starts it, or adopts the server that is already running. */
export async function startEmbedded({
  dataDir,
  settings = [],
  onLoss = () => undefined,
  onAway = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir)
  const { folder } = cluster
  const wanted = [...standardSettings, ...settings]
  const stopping = new AbortController()
  const { signal } = stopping
  let keeper: UsageLock | undefined
  let recovered: Promise<void> | undefined

  const enter = async (context: Pick<StartContext, 'socketDir' | 'maxFailures'>): Promise<RunningServer> => {
    for (let tries = 1; ; tries += 1) {
      const running = await startOrAdopt(cluster, wanted, { ...context, signal })
      try {
        keeper = await acquireUsageLock({ host: running.host, folder, onLoss: lose })
        return running
      } catch (error) {
        // Another process was just about to stop it, so try again.
        if (tries === 5) throw error
      }
    }
  }
  const first = await enter({ maxFailures: maxFailures.atFirst })

  /** Restarts it with the same socket folder, which is the only one that open pools know. */
  const enterAgain = async () => {
    const { host } = await enter({ socketDir: first.host, maxFailures: maxFailures.later })
    if (host === first.host) return
    if (await keeper?.leave()) await stopPostmaster(folder)
    throw new Error(`the socket of the database has moved to ${host}`)
  }
  /** Repeats the restart without limit: what prevents it, such as a full disk, is for the operator to find in the log and fix. */
  const recover = async () => {
    for (let pause = minPause; !signal.aborted; pause = Math.min(2 * pause, maxPause)) {
      try {
        return await enterAgain()
      } catch (error) {
        if (signal.aborted) return
        onAway(error as Error)
        await sleep(pause, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  function lose() {
    if (signal.aborted) return
    onLoss()
    recovered = recover()
  }

  return {
    ...first,
    user: databaseUser,
    folder,
    async stop() {
      stopping.abort()
      await recovered
      if (!(await keeper?.leave())) return
      await stopPostmaster(folder)
      // Not recursive, because another process may have begun to use the folder.
      await rmdir(first.host).catch(() => undefined)
    },
  }
}
