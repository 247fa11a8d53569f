import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, openCluster } from './cluster.ts'
import { type Keeper, keepCompany } from './keeper.ts'
import { databaseUser, isPostmasterOf, pidFile, ping, readPostmaster } from './postmaster.ts'
import { privateFolder } from './privateFolder.ts'
import { cleanEnvironment } from './systemAccount.ts'

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
  /** It went away and could not be started again. */
  onGone?(error: Error): void
}

const standardSettings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'shared_buffers=128MB',
  'jit=off',
  'log_checkpoints=off',
  // The details of an error quote the row, and with it phone numbers; the statement quotes the rest.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]
const mostLogBytes = 10 * 1024 * 1024
const patience = 300_000

/** Runs PostgreSQL on the data below `dataDir`: makes it, starts it, or takes over the one that runs. */
export async function startEmbedded({
  dataDir,
  settings = [],
  onLoss = () => undefined,
  onGone = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir)
  const { folder } = cluster
  const wanted = [...standardSettings, ...settings]
  let stopped = false
  let keeper: Keeper | undefined

  const enter = async (): Promise<Begun> => {
    for (let tries = 1; ; tries += 1) {
      const begun = await startOrAdopt(cluster, wanted)
      try {
        keeper = await keepCompany({ host: begun.host, folder, onLoss: () => void recover() })
        return begun
      } catch (error) {
        // Another process was just about to stop it.
        if (tries === 5) throw error
      }
    }
  }
  const recover = async () => {
    if (stopped) return
    onLoss()
    try {
      const { host } = await enter()
      if (host !== first.host) throw new Error(`the database has moved to ${host}`)
    } catch (error) {
      onGone(error as Error)
    }
  }
  const first = await enter()

  return {
    ...first,
    user: databaseUser,
    folder,
    async stop() {
      stopped = true
      if (!(await keeper?.leave())) return
      await stopPostmaster(folder)
      // Not with what is in it: another process may have begun to use it.
      await rmdir(first.host).catch(() => undefined)
    },
  }
}

type Begun = Pick<EmbeddedPostgres, 'host' | 'adopted'>

/** Returns when PostgreSQL accepts connections. */
async function startOrAdopt(cluster: Cluster, settings: readonly string[]): Promise<Begun> {
  const { folder } = cluster
  const deadline = Date.now() + patience
  let silentSince: number | undefined
  let failures = 0
  while (Date.now() < deadline) {
    const found = await readPostmaster(folder)
    if (found && (await isPostmasterOf(found.pid, folder))) {
      const answer = await ping(found.host)
      if (answer === 'ready') return { host: found.host, adopted: true }
      if (answer === 'busy') silentSince = undefined
      else silentSince ??= Date.now()
      // Told to stop, but waiting for connections that nobody will close; or its socket has been swept away.
      const stuck = found.isStopping || (silentSince !== undefined && Date.now() - silentSince > 15_000)
      if (stuck) await stopPostmaster(folder)
      else await sleep(100)
      continue
    }
    // Its number may belong to another program now, or to a dead one that nobody buried; PostgreSQL would wait for those.
    if (found && (await readPostmaster(folder))?.pid === found.pid) await rm(pidFile(folder), { force: true })
    const host = await socketFolder(cluster)
    const problem = await start(cluster, host, settings)
    if (!problem) return { host, adopted: false }
    failures += 1
    // What is left of a killed one may need a moment to let go of the memory it shared.
    if (failures === 40) throw new Error(`PostgreSQL in ${folder} does not start: ${problem}`)
    await sleep(250)
  }
  throw new Error(`PostgreSQL in ${folder} does not answer`)
}

/** Says what went wrong, if it ended before it accepted connections. */
async function start(
  { folder, account, binaries }: Cluster,
  host: string,
  settings: readonly string[],
): Promise<string | undefined> {
  const logFile = path.join(folder, 'server.log')
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > mostLogBytes) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  try {
    if (account) await log.chown(account.uid, account.gid)
    const parameters = [`unix_socket_directories=${host}`, ...settings].flatMap((each) => ['-c', each])
    const postgres = spawn(binaries.postgres, ['-D', folder, ...parameters], {
      ...(account && { uid: account.uid, gid: account.gid }),
      env: cleanEnvironment,
      cwd: '/',
      // Its own session: Ctrl+C in the terminal ends the app, which then ends the database in order.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    postgres.unref()
    let ended: string | undefined
    postgres.on('error', (error) => (ended = error.message))
    postgres.on('exit', (code, signal) => (ended = `it ended with ${signal ?? code}`))
    while (ended === undefined) {
      const found = await readPostmaster(folder)
      if (found?.pid === postgres.pid && (await ping(host)) === 'ready') return undefined
      await sleep(25)
    }
    const lines = (await readFile(logFile, 'utf8')).slice(-4_000).split('\n')
    return lines.findLast((line) => /FATAL|PANIC|ERROR|not found/.test(line)) ?? ended
  } finally {
    await log.close()
  }
}

/** A short name (the path of a socket has at most 107 bytes) that nobody else can enter. */
async function socketFolder({ folder, account }: Cluster): Promise<string> {
  const usual = `/tmp/bichar-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  if (await privateFolder(usual, account)) return usual
  const made = await mkdtemp('/tmp/bichar-')
  await privateFolder(made, account)
  return made
}

/** A fast shutdown: open transactions are undone, everything committed is on disk. */
async function stopPostmaster(folder: string): Promise<void> {
  const found = await readPostmaster(folder)
  if (!found) return
  const begun = Date.now()
  while (await isPostmasterOf(found.pid, folder)) {
    try {
      process.kill(found.pid, Date.now() - begun > 60_000 ? 'SIGQUIT' : 'SIGINT')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
    await sleep(50)
  }
}
