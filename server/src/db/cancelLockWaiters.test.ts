import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { type Database, isTooSlow, openDatabase } from './db.ts'

let made: TestDatabase
let database: Database
let holder: pg.Client
beforeEach(async () => {
  made = await makeDatabase()
  database = openDatabase({ connectionString: made.url }, { onError: () => undefined })
  // Whoever waits for a connection waits as long as it takes.
  database.pool.options.connectionTimeoutMillis = 0
  holder = new pg.Client({ connectionString: made.url })
  await holder.connect()
  await holder.query('begin; lock table comments in access exclusive mode')
})
afterEach(async () => {
  await holder.end()
  await database.close()
  await made.drop()
})

/** Runs so many concurrent queries on the locked table, and counts how they end; they may lock the only row of another table first. */
function askAtOnce(many: number, lockedFirst?: string) {
  const outcomes = { answered: 0, brokenOff: 0, others: 0 }
  const asked = Array.from({ length: many }, () =>
    database.kysely
      .transaction()
      .execute(async (tx) => {
        // Without timeouts they wait as long as the lock lasts, so that only the tested code can cancel them.
        await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
          tx,
        )
        if (lockedFirst) await sql`select from ${sql.id(lockedFirst)} for update`.execute(tx)
        await tx.selectFrom('comments').select('id').execute()
      })
      .then(
        () => {
          outcomes.answered += 1
        },
        (error) => {
          if (isTooSlow(error)) outcomes.brokenOff += 1
          else outcomes.others += 1
        },
      ),
  )
  return { outcomes, all: Promise.all(asked) }
}

test('while others want a connection, most of those that wait for a locked table are broken off, and three are not', async () => {
  const { outcomes, all } = askAtOnce(40)
  expect(await sql`select from posts`.execute(database.kysely)).toMatchObject({ rows: [] })
  expect(outcomes).toMatchObject({ answered: 0, others: 0 })
  expect(outcomes.brokenOff).toBeGreaterThanOrEqual(30)
  await holder.query('rollback')
  await all
  expect(outcomes).toEqual({ answered: 40 - outcomes.brokenOff, brokenOff: expect.any(Number), others: 0 })
  expect(outcomes.answered).toBeGreaterThanOrEqual(3)
})

test('as long as there are connections for everybody, all wait', async () => {
  const { outcomes, all } = askAtOnce(8)
  const { rows } = await sql`select pg_sleep(1)`.execute(database.kysely)
  expect(rows).toHaveLength(1)
  expect(outcomes).toEqual({ answered: 0, brokenOff: 0, others: 0 })
  await holder.query('rollback')
  await all
  expect(outcomes).toEqual({ answered: 8, brokenOff: 0, others: 0 })
})

test('those that wait for a row which one has locked that waits for the table do not keep their connections either', async () => {
  await sql`create table of_one_row as select 1`.execute(database.kysely)
  const { outcomes, all } = askAtOnce(20, 'of_one_row')
  expect(await sql`select from posts`.execute(database.kysely)).toMatchObject({ rows: [] })
  expect(outcomes).toMatchObject({ answered: 0, others: 0 })
  await holder.query('rollback')
  await all
  expect(outcomes).toEqual({ answered: 20 - outcomes.brokenOff, brokenOff: expect.any(Number), others: 0 })
  expect(outcomes.answered).toBeGreaterThanOrEqual(3)
})

test('whoever waits until others have had the table for a moment is not broken off', async () => {
  await holder.query('rollback')
  const turns = Array.from({ length: 14 }, () =>
    database.kysely.transaction().execute(async (tx) => {
      await sql`select set_config('lock_timeout', '0', true)`.execute(tx)
      await sql`lock table comments in share row exclusive mode`.execute(tx)
      await sql`select pg_sleep(0.1)`.execute(tx)
      return 'answered'
    }),
  )
  expect(await Promise.all(turns)).toEqual(Array(14).fill('answered'))
})
