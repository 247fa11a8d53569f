import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

export const databaseUser = 'bichar'

/** What a running PostgreSQL writes into the file postmaster.pid of its cluster. */
export interface Postmaster {
  pid: number
  /** The folder of its socket. */
  host: string
  isStopping: boolean
}

export const pidFile = (folder: string): string => path.join(folder, 'postmaster.pid')

export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = await readFile(pidFile(folder), 'utf8').then(
    (text) => text.split('\n').map((line) => line.trim()),
    () => [],
  )
  const pid = Number(lines[0])
  return pid > 0 ? { pid, host: lines[4] ?? '', isStopping: lines[7] === 'stopping' } : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process is the PostgreSQL of this cluster, and not a zombie or another program that has since been given the same pid. */
export async function isPostmasterOf(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') {
    const shown = await run('ps', ['-o', 'stat=,command=', '-p', String(pid)]).catch(() => undefined)
    return shown !== undefined && !shown.stdout.startsWith('Z') && shown.stdout.includes(folder)
  }
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8')
    if (/^\d+ \(.*\) [ZX] /s.test(status)) return false
    const [program = ''] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    if (!path.basename(program).startsWith('postgres')) return false
  } catch {
    return false
  }
  try {
    // Compares the working directory instead of the command line, since the data directory may have been moved meanwhile.
    const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)])
    return its.ino === ours.ino && its.dev === ours.dev
  } catch {
    return true
  }
}

/** Tries to connect: 'ready' if that works, 'busy' during recovery or shutdown, 'silent' if nobody answers. */
export async function ping(host: string): Promise<'ready' | 'busy' | 'silent'> {
  const client = new pg.Client({
    host,
    user: databaseUser,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    application_name: 'bichar-ping',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'silent'
    return error.code === '57P03' ? 'busy' : 'ready'
  } finally {
    await client.end().catch(() => undefined)
  }
}
