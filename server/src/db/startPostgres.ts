import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { isPostmasterOf, pidFile, ping, readPostmaster } from './postmaster.ts'
import { privateFolder } from './privateFolder.ts'
import { cleanEnvironment } from './systemAccount.ts'

const maxLogBytes = 10 * 1024 * 1024
const patience = 300_000

export interface RunningServer {
  /** The folder of its socket. */
  host: string
  /** Whether it was already running. */
  adopted: boolean
}

export interface StartContext {
  /** The folder that its socket must be in. */
  socketDir?: string | undefined
  /** How many starts may fail, at four per second, before giving up. */
  maxFailures: number
  /** Aborts when the database is no longer needed. */
  signal: AbortSignal
}

/** Returns when PostgreSQL accepts connections. */
export async function startOrAdopt(
  cluster: Cluster,
  settings: readonly string[],
  { socketDir, maxFailures, signal }: StartContext,
): Promise<RunningServer> {
  const { folder } = cluster
  const deadline = Date.now() + patience
  let silentSince: number | undefined
  let failures = 0
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    const found = await readPostmaster(folder)
    if (found && (await isPostmasterOf(found.pid, folder))) {
      const answer = await ping(found.host)
      if (answer === 'ready') return { host: found.host, adopted: true }
      if (answer === 'busy') silentSince = undefined
      else silentSince ??= Date.now()
      // It is shutting down but waits for connections that nobody will close, or its socket has been deleted.
      const stuck = found.isStopping || (silentSince !== undefined && Date.now() - silentSince > 15_000)
      if (stuck) await stopPostmaster(folder)
      else await sleep(100)
      continue
    }
    // The pid may now belong to another program or to a zombie; PostgreSQL would take either for a running server.
    if (found && (await readPostmaster(folder))?.pid === found.pid) await rm(pidFile(folder), { force: true })
    const host = await socketFolder(cluster, socketDir)
    const problem = await start(cluster, host, settings)
    if (!problem) return { host, adopted: false }
    failures += 1
    // What is left of a killed server may need a moment to release its shared memory.
    if (failures === maxFailures) throw new Error(`PostgreSQL in ${folder} failed to start: ${problem}`)
    await sleep(250)
  }
  throw new Error(`PostgreSQL in ${folder} does not respond`)
}

/** Returns undefined once it accepts connections, or the reason if it ends before. */
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
  if (size > maxLogBytes) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  try {
    if (account) await log.chown(account.uid, account.gid)
    const parameters = [`unix_socket_directories=${host}`, ...settings].flatMap((each) => ['-c', each])
    const postgres = spawn(binaries.postgres, ['-D', folder, ...parameters], {
      ...(account && { uid: account.uid, gid: account.gid }),
      env: cleanEnvironment,
      cwd: '/',
      // A session of its own, so that Ctrl+C in the terminal ends only the app, which then stops the database in order.
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

/** A folder with a short path (the path of a socket has at most 107 bytes) that no other user can enter. */
async function socketFolder({ folder, account }: Cluster, socketDir: string | undefined): Promise<string> {
  if (socketDir !== undefined) {
    if (await privateFolder(socketDir, account)) return socketDir
    throw new Error(`the socket directory ${socketDir} belongs to another account`)
  }
  const usual = `/tmp/bichar-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  if (await privateFolder(usual, account)) return usual
  const made = await mkdtemp('/tmp/bichar-')
  await privateFolder(made, account)
  return made
}

/** A fast shutdown: open transactions are undone, everything committed is on disk. */
export async function stopPostmaster(folder: string): Promise<void> {
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
