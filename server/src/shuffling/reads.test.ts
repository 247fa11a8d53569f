import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { rowsOf } from '../db/sql.ts'
import { rowsRead } from '../test/rowsRead.ts'
import { startShufflingApp } from '../test/shufflingApp.ts'
import { beginRun, findTables, shuffleRows } from './store.ts'

const { app, nextHour, nextDay, comment, shuffleAll, untilNothingIsWritten, end } = await startShufflingApp()
afterAll(end)

const filled = 20_000

const many = `generate_series(1, ${filled}) n`

/** What is put into tables that are shuffled, without their triggers, which would take minutes. */
const rows: Record<string, string> = {
  author_index: `select int8send(n), gen_random_uuid() from ${many}`,
  comment_votes: `select gen_random_uuid(), gen_random_uuid(), true from ${many}`,
  comments: `(id, post_id, sealed_author, text, is_anonymous, created_at)
    select gen_random_uuid(), post_id, sealed_author, text, true, created_at
    from (select * from comments limit 1) c, ${many}`,
  deleted_posts: `select gen_random_uuid() from ${many}`,
}
const fill = () =>
  app.deps.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, made] of Object.entries(rows)) {
      await sql.raw(`insert into ${table} ${made}`).execute(tx)
    }
  })

/** How many rows of these a run reads; those that it fetches by their place to write them are not counted. */
async function rowsReadAt(now: Date): Promise<number> {
  const read = await rowsRead(app.deps.config.DATABASE_URL ?? '', async (db) => {
    const run = await beginRun(db, now)
    for (const table of await findTables(db)) expect(await shuffleRows(db, table, run)).toBe(true)
  })
  return Object.keys(rows).reduce((sum, table) => sum + (read[table] ?? 0), 0)
}

test('a run reads what was written since the last one, and not the tables', async () => {
  await comment()
  await shuffleAll(nextDay())
  await fill()
  await sql`vacuum analyze`.execute(app.deps.kysely)
  for (let made = 0; made < 5; made += 1) await comment()
  await untilNothingIsWritten()
  await app.deps.jobs.stop()
  const ofHour = await rowsReadAt(nextHour())
  expect(ofHour).toBeGreaterThanOrEqual(5)
  expect(ofHour).toBeLessThan(filled * 0.02)
  expect(await rowsReadAt(nextDay())).toBeLessThan(filled * 0.02)
})

test('each table that is shuffled marks its rows, and has an index of those that are marked', async () => {
  const tables = await findTables(app.deps.kysely)
  expect(tables.length).toBeGreaterThan(30)
  const marked = await rowsOf(
    app.deps.kysely,
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'mark_unshuffled' order by 1`,
  )
  expect(marked).toEqual(tables.map((name) => ({ name })))
  const indexed = await rowsOf(
    app.deps.kysely,
    sql`select tablename as name from pg_indexes where indexdef like '% (unshuffled) WHERE (unshuffled IS NOT NULL)' order by 1`,
  )
  expect(indexed).toEqual(marked)
})
