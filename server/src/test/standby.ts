import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../db/embedded.ts'
import { readPostmaster } from '../db/postmaster.ts'
import { endPostgres } from './database.ts'

const run = promisify(execFile)

/** One server of the pair: a PostgreSQL with a migrated database. */
interface Member {
  /** In the format of DATABASE_URL. */
  url: string
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}

interface Standby extends Member {
  /** Resumes or pauses the replay of the WAL, and so whether changes of the primary become visible. */
  replay(isOn: boolean): Promise<void>
  /** Waits until it has replayed everything that the primary has written. */
  catchUp(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  /** Freezes all of its processes, so that it neither answers nor fails, until the returned function is called. */
  hang(): Promise<() => void>
}

export interface Pair {
  primary: Member
  standby: Standby
  /** The URL of the standby for a database role. */
  urlAs(role: string): string
  end(): Promise<void>
}

// A standby must allow as many connections as the primary had; the copied cluster allowed 300.
const quick = ['fsync=off', 'full_page_writes=off', 'wal_init_zero=off', 'max_connections=300']

/**
 * Starts a primary and a standby that follows it by streaming replication, as in production. Both begin as copies of a cluster that
 * was shut down cleanly, which is as good as a base backup.
 */
export async function startPair(): Promise<Pair> {
  // If this run is killed, the next one finds the folder by its name and deletes it; a PostgreSQL without its folder ends by
  // itself.
  const home = await mkdtemp(path.join(tmpdir(), `bichar-tests-${process.pid}-pair-`))
  // PostgreSQL runs under another account when the tests run as root.
  await chmod(home, 0o711)
  const dataDirs = { primary: path.join(home, 'primary'), standby: path.join(home, 'standby') }
  const remove = async () => {
    for (const dataDir of Object.values(dataDirs)) await endPostgres(path.join(dataDir, 'postgres'))
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    return await runPair(dataDirs, remove)
  } catch (error) {
    await remove()
    throw error
  }
}

async function runPair(
  dataDirs: Record<'primary' | 'standby', string>,
  remove: () => Promise<void>,
): Promise<Pair> {
  for (const dataDir of Object.values(dataDirs)) {
    await mkdir(dataDir, { mode: 0o711 })
    await run('cp', ['-a', inject('cluster'), path.join(dataDir, 'postgres')])
  }
  await signalStandby(path.join(dataDirs.standby, 'postgres'))

  const primary = await startEmbedded({ dataDir: dataDirs.primary, settings: quick })
  const follow = () =>
    startEmbedded({
      dataDir: dataDirs.standby,
      settings: [
        ...quick,
        `primary_conninfo=host=${primary.host} user=${primary.user}`,
        'wal_retrieve_retry_interval=50ms',
        // Queries that conflict with the replay are cancelled soon.
        'max_standby_streaming_delay=500ms',
      ],
    })
  let following: EmbeddedPostgres | undefined = await follow()
  const standbyHost = following.host
  const ofPrimary = member(primary.host, primary.user)
  const ofStandby = member(standbyHost, primary.user)
  return {
    primary: ofPrimary,
    standby: {
      ...ofStandby,
      async replay(isOn) {
        const wish = isOn ? 'select pg_wal_replay_resume()' : 'select pg_wal_replay_pause()'
        // The statement may be cancelled because it conflicts with the replay.
        await eventually(() => ofStandby.ask(wish))
        const wanted = isOn ? 'not paused' : 'paused'
        await eventually(async () =>
          expect(await ofStandby.ask('select pg_get_wal_replay_pause_state() as state')).toEqual([
            { state: wanted },
          ]),
        )
      },
      async catchUp() {
        const [at] = await ofPrimary.ask<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn')
        const hasAll = 'select pg_last_wal_replay_lsn() >= $1 as "hasAll"'
        await eventually(async () =>
          expect(await ofStandby.ask(hasAll, [at?.lsn])).toEqual([{ hasAll: true }]),
        )
      },
      async stop() {
        await following?.stop()
        following = undefined
      },
      async start() {
        following ??= await follow()
      },
      async hang() {
        const backends = `select pid from pg_stat_activity where backend_type = 'client backend'`
        const running = (await ofStandby.ask<{ pid: number }>(backends)).map(({ pid }) => pid)
        const postmaster = await readPostmaster(path.join(dataDirs.standby, 'postgres'))
        const all = [...running, ...(postmaster ? [postmaster.pid] : [])]
        for (const pid of all) signalIfAlive(pid, 'SIGSTOP')
        return () => {
          for (const pid of all) signalIfAlive(pid, 'SIGCONT')
        }
      },
    },
    urlAs: (role) => urlOf(standbyHost, role),
    async end() {
      await following?.stop()
      await primary.stop()
      await remove()
    },
  }
}

/** A backend ends soon after its connection, so it may be gone by now: that of the question which backends there are always is. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function signalStandby(folder: string): Promise<void> {
  const { uid, gid } = await stat(folder)
  const signal = path.join(folder, 'standby.signal')
  await writeFile(signal, '')
  await chown(signal, uid, gid)
}

const urlOf = (host: string, role: string): string => `postgresql:///bichar?host=${host}&user=${role}`

function member(host: string, user: string): Member {
  return {
    url: urlOf(host, user),
    async ask(text, values) {
      const client = new pg.Client({ host, user, database: 'bichar', application_name: 'bichar-test' })
      await client.connect()
      try {
        return (await client.query(text, values)).rows
      } finally {
        await client.end()
      }
    },
  }
}
