import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makePost } from '../test/make.ts'
import { startShufflingApp } from '../test/shufflingApp.ts'
import { beginRun, findTables, shuffleRows } from './store.ts'

const {
  app,
  person,
  notesOf,
  nextHour,
  nextDay,
  comment,
  shuffleAll,
  whileHeld,
  untilNothingIsWritten,
  end,
} = await startShufflingApp()
afterAll(end)

/** The contents of all rows, without PostgreSQL's own columns and the mark for shuffling. */
async function contents(table: string): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ text: string }>(
    `select (to_jsonb(r) - 'unshuffled')::text as text from ${table} r order by 1`,
  )
  return rows.map(({ text }) => text)
}

test('what came in an hour is written by one transaction then, on other pages, and says what it said', async () => {
  const before = [await comment('Long. '.repeat(150)), await comment(), await comment()]
  const [notes, said] = [await notesOf('comments'), await contents('comments')]
  expect(new Set(before.map((id) => notes.get(id)?.transaction)).size).toBe(3)
  await shuffleAll(nextHour())
  const after = await notesOf('comments')
  expect(new Set(before.map((id) => after.get(id)?.transaction)).size).toBe(1)
  for (const id of before) expect(after.get(id)?.page).not.toBe(notes.get(id)?.page)
  expect(await contents('comments')).toEqual(said)
})

test('a text that is kept beside its row gets another number there', async () => {
  const desc = Array.from({ length: 300 }, () => crypto.randomUUID()).join(' ')
  const id = await makePost(app.deps, person, { desc, isAnonymous: true })
  const number = async () => {
    const query = 'select pg_column_toast_chunk_id(description) as number from posts where id = $1'
    const { rows } = await app.deps.pool.query(query, [id])
    return rows[0].number
  }
  const before = await number()
  expect(before).not.toBeNull()
  await shuffleAll(nextHour())
  expect(await number()).not.toBe(before)
})

test('what came in other hours stays where it is until the day is over, and is shuffled with all of it then', async () => {
  const first = await comment()
  await shuffleAll(nextHour())
  const second = await comment()
  const ofFirst = (await notesOf('comments')).get(first)
  await shuffleAll(nextHour())
  const notes = await notesOf('comments')
  expect(notes.get(first)).toEqual(ofFirst)
  expect(notes.get(second)?.transaction).not.toBe(ofFirst?.transaction)
  await shuffleAll(nextDay())
  const whole = await notesOf('comments')
  expect(whole.get(second)?.transaction).toBe(whole.get(first)?.transaction)
  expect(whole.get(first)?.transaction).not.toBe(ofFirst?.transaction)
})

test('what came after midnight is not set apart by being shuffled with the day before', async () => {
  const [yesterday, today] = [await comment(), await comment()]
  await app.deps.kysely.transaction().execute(async (tx) => {
    await sql`set local bichar.is_shuffling = on`.execute(tx)
    await sql`update comments set unshuffled = unshuffled + 1 where id = ${yesterday}`.execute(tx)
  })
  await shuffleAll(nextHour())
  const first = await notesOf('comments')
  await shuffleAll(nextHour())
  expect(await notesOf('comments')).toEqual(first)
  await shuffleAll(nextDay())
  const whole = await notesOf('comments')
  expect(whole.get(yesterday)).toEqual(first.get(yesterday))
  expect(whole.get(today)).not.toEqual(first.get(today))
})

/** Adds rows to the index of authors, whose tags are numbers counting from 1. */
const indexed = (many: number, as: 'int4send' | 'int8send') =>
  app.deps.pool.query(
    `insert into author_index (tag, subject_id) select ${as}(n), gen_random_uuid() from generate_series(1, $1) n`,
    [many],
  )

const notesOfIndex = async () =>
  (await app.deps.pool.query('select xmin::text, ctid::text from author_index order by tag')).rows

test('what is much is written by several transactions, in an order that tells nothing', async () => {
  const { pool } = app.deps
  await indexed(1_200, 'int4send')
  await shuffleAll(nextHour())
  const { rows } = await pool.query<{ transaction: string }>(
    'select xmin::text as transaction from author_index where length(tag) = 4 order by tag',
  )
  const transactions = rows.map(({ transaction }) => Number(transaction))
  const sizes = [...Map.groupBy(transactions, (one) => one).values()].map((those) => those.length)
  expect(sizes.length).toBeGreaterThan(2)
  for (const size of sizes) expect(size).toBeLessThanOrEqual(500)
  // Six standard deviations of Kendall's tau for so many in random order.
  const signs = transactions.flatMap((one, index) =>
    transactions.slice(index + 1).map((other) => Math.sign(other - one)),
  )
  expect(Math.abs(signs.reduce((sum, sign) => sum + sign, 0) / signs.length)).toBeLessThan(0.12)
})

test('rows that somebody held at first are not set apart by a transaction of their own', async () => {
  const { kysely, pool } = app.deps
  await indexed(2_000, 'int8send')
  await untilNothingIsWritten()
  const run = await beginRun(kysely, nextHour())
  const rewritten = new Set<string>()
  const shuffleIndex = () => shuffleRows(kysely, 'author_index', run, rewritten)
  const held = 'tag in (int8send(7), int8send(8), int8send(1987))'
  await whileHeld(`select from author_index where ${held} for update`, async () =>
    expect(await shuffleIndex()).toBe(false),
  )
  const before = await notesOfIndex()
  expect(await shuffleIndex()).toBe(true)
  const { rows } = await pool.query<{ isHeld: boolean; many: number }>(
    `select ${held} as "isHeld", count(*)::integer as many from author_index
     where xmin in (select xmin from author_index where ${held}) group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { isHeld: false, many: 497 },
    { isHeld: true, many: 3 },
  ])
  const after = await notesOfIndex()
  expect(after).not.toEqual(before)
  expect(await shuffleIndex()).toBe(true)
  expect(await notesOfIndex()).toEqual(after)
})

test('the counts of lists are written anew as well, and put together', async () => {
  await whileHeld(
    'select from list_counts for update',
    async () => void (await makePost(app.deps, person, { isAnonymous: true, review: 'waiting' })),
  )
  const notes = async () => {
    const { rows } = await app.deps.pool.query<{ list: string; transaction: string }>(
      'select list, xmin::text as transaction from list_counts',
    )
    return rows
  }
  const before = await notes()
  expect(before.length).toBeGreaterThan(new Set(before.map(({ list }) => list)).size)
  await shuffleAll(nextHour())
  const after = await notes()
  expect(after.length).toBe(new Set(after.map(({ list }) => list)).size)
  expect(new Set(after.map(({ transaction }) => transaction)).size).toBe(1)
  for (const { transaction } of before) expect(after[0]?.transaction).not.toBe(transaction)
  const { rows: wrong } = await app.deps.pool.query(
    `select from (select list, sum(entries) as entries from list_counts group by list having sum(entries) <> 0) k
       full join counted_lists() c using (list) where k.entries is distinct from c.entries`,
  )
  expect(wrong).toEqual([])
})

test('nothing is left of the old rows', async () => {
  await comment()
  await shuffleAll(nextHour())
  await app.deps.pool.query('create extension pgstattuple')
  for (const table of await findTables(app.deps.kysely)) {
    const { rows } = await app.deps.pool.query('select dead_tuple_count from pgstattuple($1)', [table])
    expect([table, Number(rows[0].dead_tuple_count)]).toEqual([table, 0])
  }
})
