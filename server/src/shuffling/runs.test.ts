import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { untilAllAreTold } from '../test/jobs.ts'
import { startShufflingApp } from '../test/shufflingApp.ts'
import { shuffle } from './shuffling.ts'
import { lockShuffling, unlockShuffling } from './store.ts'

const {
  app,
  person,
  publicPost,
  notesOf,
  nextHour,
  comment,
  shuffleAll,
  whileHeld,
  duringRun,
  untilNothingIsWritten,
  end,
} = await startShufflingApp()
afterAll(end)

test('nobody waits for a row until everything else is shuffled, too', () =>
  duringRun(async () => {
    const input = { params: { id: publicPost }, body: { text: 'Seen' } }
    expect((await app.call('POST /posts/:id/comments', input, { as: person })).status).toBe(201)
    await app.deps.pool.query("update posts set title = title || '.' where id = $1", [publicPost])
  }))

test('what comes during a run is left to the next as a whole, so that nothing says when it came', async () => {
  const notes = async (id: string) => {
    const { rows } = await app.deps.pool.query<Record<'comment' | 'index', string>>(
      `select c.xmin::text as comment, i.xmin::text as index
       from comments c join author_index i on i.subject_id = c.id where c.id = $1`,
      [id],
    )
    return rows[0]
  }
  await comment()
  let id = ''
  await duringRun(async () => {
    id = await comment()
  })
  const before = await notes(id)
  expect(before?.comment).toBe(before?.index)
  await shuffleAll(nextHour())
  const after = await notes(id)
  expect(after?.comment).not.toBe(before?.comment)
  expect(after?.index).not.toBe(before?.index)
})

test('a transaction that stays open keeps nothing else from being shuffled', async () => {
  await untilNothingIsWritten()
  await whileHeld('select pg_current_xact_id()', async () => {
    for (let hour = 0; hour < 2; hour += 1) {
      const id = await comment()
      await untilAllAreTold(app.deps)
      const before = (await notesOf('comments')).get(id)
      await shuffle(app.deps, nextHour())
      expect((await notesOf('comments')).get(id)?.transaction).not.toBe(before?.transaction)
    }
  })
})

test('how many jobs were due at which moments is forgotten, too', async () => {
  const many = 987
  const { pool } = app.deps
  await pool.query("update boss.queue set ready_history = array[$1::integer] where name = 'media.sizes'", [
    many,
  ])
  await shuffle(app.deps, nextHour())
  const { rows } = await pool.query('select from boss.queue where $1 = any(ready_history)', [many])
  expect(rows).toEqual([])
})

test('two do not shuffle at once', async () => {
  const id = await comment()
  await untilNothingIsWritten()
  const [before, logged] = [await notesOf('comments'), app.logged()]
  await app.deps.kysely.connection().execute(async (db) => {
    expect(await lockShuffling(db)).toBe(true)
    await shuffle(app.deps, nextHour())
    await unlockShuffling(db)
  })
  expect(await notesOf('comments')).toEqual(before)
  expect(app.logged().slice(logged.length)).toContain('shuffling skipped: another process holds its lock')
  await shuffleAll(nextHour())
  expect((await notesOf('comments')).get(id)).not.toEqual(before.get(id))
})

test('whoever holds a row is not waited for, and it is shuffled the next time', async () => {
  const [held, free] = [await comment(), await comment()]
  const before = await notesOf('comments')
  await untilNothingIsWritten()
  await whileHeld(`select from comments where id = '${held}' for update`, () => shuffle(app.deps, nextHour()))
  const meanwhile = await notesOf('comments')
  expect(meanwhile.get(held)?.transaction).toBe(before.get(held)?.transaction)
  expect(meanwhile.get(free)?.transaction).not.toBe(before.get(free)?.transaction)
  await shuffleAll(nextHour())
  expect((await notesOf('comments')).get(held)?.transaction).not.toBe(before.get(held)?.transaction)
})

test('what is being written meanwhile is shuffled the next time', async () => {
  const writer = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await writer.connect()
  await untilNothingIsWritten()
  try {
    await writer.query('begin')
    await writer.query("insert into author_index values ('\\x01', '5f0f6bd4-0000-4000-8000-000000000001')")
    await shuffle(app.deps, nextHour())
    await writer.query('commit')
  } finally {
    await writer.end()
  }
  const at = async () => {
    const { rows } = await app.deps.pool.query("select xmin::text from author_index where tag = '\\x01'")
    return rows[0].xmin
  }
  const before = await at()
  await shuffleAll(nextHour())
  expect(await at()).not.toBe(before)
})
