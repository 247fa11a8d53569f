import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { recordTransactions } from '../test/statements.ts'
import { type Database, openDatabase } from './db.ts'
import { type ListenConnection, openListenConnection } from './listenConnection.ts'

let made: TestDatabase
let database: Database
let listenConnection: ListenConnection
const notices: string[] = []

beforeEach(async () => {
  made = await makeDatabase()
  database = openDatabase({ connectionString: made.url }, { onError: () => undefined })
  listenConnection = openListenConnection({
    connection: { connectionString: made.url },
    channels: { test_channel: (payload) => void notices.push(payload) },
    onListening: () => undefined,
    onError: () => undefined,
  })
})
afterEach(async () => {
  await listenConnection.close()
  await database.close()
  await made.drop()
})

const connections = async (): Promise<number> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'bichar-live'`.execute(database.kysely)
  return rows.length
}

test('whoever connects again, although a connection is left, gets a new one in its place, and no notice twice', async () => {
  const first = await listenConnection.pool.connect()
  const ended = vi.fn()
  first.on('end', ended)
  first.on('notification', () => notices.push('of the first'))
  await listenConnection.pool.connect()
  await eventually(async () => expect(await connections()).toBe(1))
  await sql`notify test_channel, 'once'`.execute(database.kysely)
  await eventually(() => expect(notices).toEqual(['once']))
  // If the library were notified of a connection that was closed on purpose, it would connect again, and so on forever.
  expect(ended).not.toHaveBeenCalled()
})

test('whoever uses it as a pool hears no notice of the channels that others have asked for', async () => {
  const heard: string[] = []
  const client = await listenConnection.pool.connect()
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen channel_of_the_library')
  await listenConnection.ask(
    `select pg_notify('test_channel', 'no JSON'), pg_notify('channel_of_the_library', '{}')`,
  )
  await eventually(() => expect(heard).toContain('{}'))
  expect(heard).toEqual(['{}'])
  expect(notices).toContain('no JSON')
})

test('what is said in a few turns is said by one statement, and nobody waits for the disk', async () => {
  const transactions = recordTransactions()
  const client = await listenConnection.pool.connect()
  const said: Promise<unknown>[] = []
  for (const word of ['one', 'two', 'three']) {
    said.push(client.query('SELECT pg_notify($1, $2)', ['test_channel', word]))
    // Microtask turns instead of a timer, since a timer could take too long on a busy machine.
    for (let turns = 0; turns < 5; turns += 1) await undefined
  }
  await Promise.all(said)
  await eventually(() => expect(notices.slice(-3)).toEqual(['one', 'two', 'three']))
  expect(transactions().filter(([text = '']) => text.includes('pg_notify'))).toHaveLength(1)
  const settings = await listenConnection.ask(
    `select setting, source from pg_settings where name = 'synchronous_commit'`,
  )
  expect(settings).toEqual([{ setting: 'off', source: 'session' }])
})
