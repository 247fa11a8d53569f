import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { tooFewConnections } from './connectionLimit.ts'
import { type Database, openDatabase } from './db.ts'

let place: TestDatabase
let database: Database
beforeAll(async () => {
  place = await makeDatabase()
  database = openDatabase({ connectionString: place.url }, { onError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

// The PostgreSQL of the tests accepts 300 connections, and reserves three of them.
test.each([
  [14, false],
  [42, true],
])('%i processes, pooled %s, have enough connections', async (processes, isPooled) => {
  expect(await tooFewConnections(database.kysely, { processes, isPooled })).toBeUndefined()
})

test('more processes than PostgreSQL has connections for are named with figures and what to change', async () => {
  expect(await tooFewConnections(database.kysely, { processes: 15, isPooled: false })).toBe(
    'PostgreSQL may run out of connections: this server opens up to 300 (15 x 20), and max_connections is 300, of which 3 are reserved; raise max_connections to 303 or more, and further for other servers and tools, or lower PROCESSES to 14, or put PgBouncer in front (docs/operate/scale.md)',
  )
})

test('behind a pooler there is only the rest to change', async () => {
  expect(await tooFewConnections(database.kysely, { processes: 43, isPooled: true })).toMatch(
    /\(43 x 7\).*raise max_connections to 304 or more.*, or lower PROCESSES to 42$/,
  )
})
