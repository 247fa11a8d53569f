import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster } from './cluster.ts'
import { databaseUser } from './postmaster.ts'
import { type Begun, type Circumstances, startOrAdopt, stopPostmaster } from './startPostgres.ts'
import { acquireUsageLock, type UsageLock } from './usageLock.ts'

export interface EmbeddedPostgres {
  /** For pg: the folder of the Unix socket, and the account in the database. */
  host: string
  user: string
  /** Where the data lies. */
  folder: string
  /** Whether it ran already: left behind by a process that was killed, or used by another one. */
  adopted: boolean
  /** Stops it, unless another process uses it. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Settings of PostgreSQL beyond ours, e.g. 'fsync=off' in tests. */
  settings?: readonly string[]
  /** It went away and is being started again. */
  onLoss?(): void
  /** It could not be started again; it is tried for as long as it takes. */
  onAway?(error: Error): void
}

const standardSettings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'shared_buffers=128MB',
  'jit=off',
  'log_checkpoints=off',
  // Old files of the log of changes would be kept, with all that is in them, to be written over some day.
  'wal_recycle=off',
  // The details of an error quote the row, and with it phone numbers; the statement quotes the rest.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

/** How long is waited before a database that did not come back is started again: twice as long each time. */
const shortestPause = 1_000
const longestPause = 30_000

/** What is left of a database that was killed may need ten seconds to let go; while it runs, that is waited for by pauses. */
const mostFailures = { atFirst: 40, later: 8 }

/** Runs PostgreSQL on the data below `dataDir`: makes it, starts it, or takes over the one that runs. */
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

  const enter = async (circumstances: Pick<Circumstances, 'place' | 'mostFailures'>): Promise<Begun> => {
    for (let tries = 1; ; tries += 1) {
      const begun = await startOrAdopt(cluster, wanted, { ...circumstances, signal })
      try {
        keeper = await acquireUsageLock({ host: begun.host, folder, onLoss: lose })
        return begun
      } catch (error) {
        // Another process was just about to stop it.
        if (tries === 5) throw error
      }
    }
  }
  const first = await enter({ mostFailures: mostFailures.atFirst })

  /** To where it was: those who use it know no other place. */
  const enterAgain = async () => {
    const { host } = await enter({ place: first.host, mostFailures: mostFailures.later })
    if (host === first.host) return
    if (await keeper?.leave()) await stopPostmaster(folder)
    throw new Error(`the database has moved to ${host}`)
  }
  /** However long it takes: what keeps it away, such as a full disk, is for the operator to find in the log and mend. */
  const recover = async () => {
    for (let pause = shortestPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
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
      // Not with what is in it: another process may have begun to use it.
      await rmdir(first.host).catch(() => undefined)
    },
  }
}
