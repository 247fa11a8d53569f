import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { openSealer } from '../authorship/sealer.ts'
import { openDatabase } from '../db/db.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { isAlive } from '../db/postmaster.ts'
import { startJobs } from '../jobs/jobs.ts'
import { endPostgres, type TestServer, templateName, withServer } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
    /** A stopped cluster with a migrated database, to be copied: making one takes seconds. */
    cluster: string
  }
}

const run = promisify(execFile)

/** One PostgreSQL for the whole run; every test file clones its database from a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep()
  const folder = await mkdtemp(path.join(tmpdir(), `bichar-tests-${process.pid}-`))
  // PostgreSQL runs under another account when the tests run as root.
  await chmod(folder, 0o711)
  const start = () =>
    startEmbedded({
      dataDir: folder,
      settings: [
        'fsync=off',
        'synchronous_commit=off',
        'full_page_writes=off',
        'max_connections=300',
        'wal_init_zero=off',
      ],
    })
  const making = await start()
  await makeReady(making)
  await making.stop()
  const cluster = path.join(folder, 'ready')
  await run('cp', ['-a', making.folder, cluster])

  const server = await start()
  await withServer(server, (client) => client.query(`alter database bichar rename to ${templateName}`))
  project.provide('postgres', { host: server.host, user: server.user })
  project.provide('cluster', cluster)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeReady(server: TestServer): Promise<void> {
  await withServer(server, (client) => client.query('create database bichar'))
  // A connection that is closing may still exist when the server stops, and then reports an error.
  let isOver = false
  const fail = (error: Error) => {
    if (!isOver) throw error
  }
  const connection = { host: server.host, user: server.user, database: 'bichar' }
  const database = openDatabase(connection, { onError: fail })
  await migrate(database.kysely)
  const jobs = await startJobs({ connection, sealer: openSealer(Buffer.alloc(32), 'jobs'), onError: fail })
  isOver = true
  await jobs.stop()
  await database.close()
}

/** Removes what killed test runs have left behind. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^bichar-tests-(\d+)-/.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await endPostgres(path.join(tmpdir(), name, 'postgres'))
    await rm(path.join(tmpdir(), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
