import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../core/config.ts'
import { openLog } from '../core/logging.ts'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { openSharedSetup } from './sharedSetup.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await makeDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-setup-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['a server with more processes than the database has connections for is warned', true, 15, 1],
  ['a server with enough connections is not warned', true, 14, 0],
  ['a command of the operator is not warned', false, 15, 0],
])('%s', async (_what, hasServerKey, processes, times) => {
  const lines: string[] = []
  const destination = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  const { close } = await openSharedSetup({
    config: readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, SERVER_KEY: 'ab'.repeat(32) }),
    log: openLog('warn', destination),
    hasServerKey,
    processes,
  })
  await close()
  expect(lines.filter((line) => line.includes('max_connections'))).toHaveLength(times)
})
