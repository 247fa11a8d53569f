import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { type Database, openDatabase } from './db.ts'
import { takeSlot } from './rateLimitStore.ts'

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

const slot = (number: number) => `00000000-0000-0000-0000-00000000000${number}`
const until = new Date('2026-11-22T10:10:00Z')
const take = (...numbers: number[]) => takeSlot(database, numbers.map(slot), until)

test('each slot is taken once, and whoever finds none is told so', async () => {
  expect(await take(1, 2)).toBe(true)
  expect(await take(1, 2)).toBe(true)
  expect(await take(1, 2)).toBe(false)
  expect(await take(2, 1, 3)).toBe(true)
})

test('of those who reach for one at the same moment one gets it, and the others another or none', async () => {
  const got = await Promise.all([take(8), take(8), take(8, 9), take(9, 8)])
  expect(got.filter((isTaken) => isTaken)).toHaveLength(2)
})

test('nobody waits for the disk because a call is counted, and what is written next waits again', async () => {
  const client = await database.pool.connect()
  try {
    const waits = async () => (await client.query('show synchronous_commit')).rows[0].synchronous_commit
    // The tests' PostgreSQL runs with synchronous_commit off, which would hide the effect.
    await client.query('set synchronous_commit = on')
    await client.query('begin')
    await takeSlot({ pool: client as unknown as Database['pool'] }, [slot(7)], until)
    expect(await waits()).toBe('off')
    await client.query('commit')
    expect(await waits()).toBe('on')
  } finally {
    client.release(true)
  }
})

test('who reaches for one that somebody is just taking gets another, and none only when there is none', async () => {
  for (const [slots, gets] of [
    [[4, 5], true],
    [[6], false],
  ] as const) {
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('insert into spent_calls values ($1, $2)', [slot(slots[0]), until])
    const taking = take(...slots)
    const isWaiting = async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%spent_calls%'
         and datname = current_database()`,
      )
      return rows.length > 0
    }
    while (!(await isWaiting()));
    await other.query('commit')
    other.release()
    expect(await taking).toBe(gets)
  }
})
