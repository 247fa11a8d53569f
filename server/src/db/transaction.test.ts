import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { type Database, openDatabase } from './db.ts'
import { transact } from './transaction.ts'

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

const entry = (id: string) => ({
  actor_id: id,
  actor_name: 'x',
  action: 'x',
  subject_kind: 'x',
  subject_id: id,
})

test('what is left for after the commit happens in order, once others can see the change', async () => {
  const id = '00000000-0000-7000-8000-000000000001'
  const happened: string[] = []
  let seen: Promise<unknown[]> | undefined
  const result = await transact(database.kysely, async (tx, afterCommit) => {
    await tx
      .insertInto('audit_log')
      .values({ id, ...entry(id), at: new Date() } as never)
      .execute()
    afterCommit(() => {
      happened.push('first')
      seen = database.kysely.selectFrom('audit_log').select('id').where('id', '=', id).execute()
    })
    afterCommit(() => void happened.push('second'))
    expect(happened).toEqual([])
    return 'result'
  })
  expect(result).toBe('result')
  expect(happened).toEqual(['first', 'second'])
  expect(await seen).toEqual([{ id }])
})

test('nothing happens after a change that was undone', async () => {
  const happened: string[] = []
  const change = transact(database.kysely, async (_tx, afterCommit) => {
    afterCommit(() => void happened.push('told'))
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  expect(happened).toEqual([])
})

test('of two changes that wait for each other, both happen, and their effects once', async () => {
  const ids = ['00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000003']
  await sql`create table counted (id uuid primary key, count integer not null default 0)`.execute(
    database.kysely,
  )
  for (const id of ids) await sql`insert into counted (id) values (${id}::uuid)`.execute(database.kysely)
  const happened: string[] = []
  const bothHoldOne = meeting(2)
  const countUp = (name: string, order: string[]) =>
    transact(database.kysely, async (tx, afterCommit) => {
      afterCommit(() => void happened.push(name))
      for (const id of order) {
        await sql`update counted set count = count + 1 where id = ${id}::uuid`.execute(tx)
        await bothHoldOne()
      }
    })
  await Promise.all([countUp('there', ids), countUp('back', ids.toReversed())])
  const { rows } = await sql<{ count: number }>`select count from counted`.execute(database.kysely)
  expect(rows).toEqual([{ count: 2 }, { count: 2 }])
  expect(happened.toSorted()).toEqual(['back', 'there'])
})

/** A barrier: lets nobody continue before this many callers have arrived. */
function meeting(size: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  let missing = size
  return () => {
    missing -= 1
    if (missing === 0) all.resolve()
    return all.promise
  }
}
