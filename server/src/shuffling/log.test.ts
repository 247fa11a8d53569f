import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/db.ts'
import { type EmbeddedPostgres, startEmbedded } from '../db/embedded.ts'
import { openFreeSpace } from '../http/freeSpace.ts'
import { openFolder } from '../outside/filesLocal.ts'
import { makeDataDir } from '../test/process.ts'
import { shuffle } from './shuffling.ts'

// Uses a PostgreSQL with the product's settings: the one of the other tests keeps its write-ahead log.
let place: Awaited<ReturnType<typeof makeDataDir>>
let postgres: EmbeddedPostgres
let database: Database
beforeAll(async () => {
  place = await makeDataDir('used')
  postgres = await startEmbedded({ dataDir: place.dataDir })
  const { host, user } = postgres
  // Connections that are just being closed report that the server stops.
  database = openDatabase({ host, user, database: 'bichar' }, { onError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  await place.remove()
})

const logHas = async (words: string): Promise<boolean> => {
  const folder = path.join(postgres.folder, 'pg_wal')
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  const contents = await Promise.all(files.map(({ name }) => readFile(path.join(folder, name))))
  return contents.some((content) => content.includes(words))
}

test('the log of changes, too, has forgotten what came in that hour once it was shuffled', async () => {
  const words = randomUUID()
  await database.pool.query('insert into author_index (tag, subject_id) values ($1, $2)', [
    Buffer.from(words),
    randomUUID(),
  ])
  expect(await logHas(words)).toBe(true)
  const files = openFolder(path.join(place.dataDir, 'media'))
  const freeSpace = openFreeSpace({}, { UPLOAD_RESERVE_MB: 0, WRITE_RESERVE_MB: 0 })
  await shuffle({ ...database, files, freeSpace, log: pino({ enabled: false }) }, new Date())
  expect(await logHas(words)).toBe(false)
  const query = 'select from author_index where tag = $1'
  expect((await database.pool.query(query, [Buffer.from(words)])).rows).toHaveLength(1)
})
