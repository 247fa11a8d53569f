import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../db/sql.ts'
import { startTestApp, type TestApp } from '../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Columns that no trigger watches: they are derived from others, change all the time, or are never shown to guests. */
const untold: Record<string, readonly string[]> = {
  posts: [],
  comments: [
    'sort_key',
    'idempotency_key',
    'upvote_count',
    'downvote_count',
    'author_vote',
    'parent_id',
    'reply_count',
    'unshuffled',
  ],
  users: ['phone', 'password_hash', 'address', 'created_at', 'words', 'sort_key'],
}

test.each(Object.keys(untold))('each column of %s is told of, or known not to be', async (table) => {
  const rows = await rowsOf<{ name: string; told: boolean }>(
    app.deps.kysely,
    // A trigger without a list of columns watches all of them.
    sql`select a.attname as name, bool_or(t.tgattr = '' or a.attnum = any(t.tgattr)) as told
      from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid and t.tgname like 'invalidate_%' and t.tgtype::integer & 16 > 0
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped group by a.attname`,
  )
  expect(rows).not.toEqual([])
  const wrong = rows
    .filter(({ name, told }) => told === untold[table]?.includes(name))
    .map(({ name, told }) =>
      told
        ? `${table}.${name} is watched, so it does not belong in this list`
        : `${table}.${name}: if guests see it, name it in the trigger invalidate_... of guestCache/functions.sql; otherwise, in this list`,
    )
  expect(wrong, `\n${wrong.join('\n')}\n`).toEqual([])
})
