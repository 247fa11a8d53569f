import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { printRowTypes } from '../test/rowTypes.ts'
import { printSchema } from '../test/schema.ts'
import { type Database, openDatabase } from './db.ts'
import { applyFunctions, readFunctionFiles } from './functions.ts'
import { rowsOf } from './sql.ts'

let place: TestDatabase
let database: Database
beforeAll(async () => {
  place = await makeDatabase()
  database = openDatabase(
    { connectionString: place.url },
    { onError: () => undefined, withoutTimeouts: true },
  )
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

const namesOf = async (statement: ReturnType<typeof sql>) => {
  const rows = await rowsOf<{ name: string }>(database.kysely, statement)
  return rows.map(({ name }) => name).sort()
}

const functions = sql`
  select proname as name from pg_proc p
  where pronamespace = 'public'::regnamespace and proname <> 'function_checksums' and not exists (
    select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`
const triggers = sql`
  select format('%s on %s', t.tgname, c.relname) as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`
const views = sql`select viewname as name from pg_views where schemaname = 'public'`

/** What the files define, each as often as it stands there. */
async function defined(pattern: RegExp, nameOf: (groups: string[]) => string): Promise<string[]> {
  const texts = (await readFunctionFiles()).map(({ text }) => text)
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, ...groups]) => nameOf(groups))).sort()
}

test('schema.sql shows the tables as the migrations leave them', async () => {
  await expect(await printSchema(database.kysely)).toMatchFileSnapshot(
    path.resolve(import.meta.dirname, 'schema.sql'),
  )
})

test('tables.ts shows the types of their rows', async () => {
  await expect(await printRowTypes(database.kysely)).toMatchFileSnapshot(
    path.resolve(import.meta.dirname, 'tables.ts'),
  )
})

test('every function, trigger and view of the database is defined once, in a functions.sql', async () => {
  const first = ([name = '']: string[]) => name
  expect(await defined(/^create or replace function (\w+)/gm, first)).toEqual(await namesOf(functions))
  expect(await defined(/^create or replace view (\w+)/gm, first)).toEqual(await namesOf(views))
  const triggerOn = /^create (?:or replace|constraint) trigger (\w+)\s[^;]*?\son (\w+)/gm
  const full = ([name = '', table = '']: string[]) => `${name} on ${table}`
  expect(await defined(triggerOn, full)).toEqual(await namesOf(triggers))
})

test('the bodies of all functions are valid SQL', async () => {
  await database.kysely.transaction().execute(async (tx) => {
    await sql`set local check_function_bodies = on`.execute(tx)
    for (const { text } of await readFunctionFiles()) await sql.raw(text).execute(tx)
  })
})

const hasPostFunction = async () =>
  (await namesOf(functions)).includes('make_post_counts') &&
  (await namesOf(triggers)).includes('make_post_counts on posts')

/** Has the database take `posts/functions.sql` for one that has changed since it was run. */
const changePostFunctions = () =>
  sql`
    create or replace function function_checksums() returns jsonb language sql immutable as
      'select ''{"posts": "the checksum of another text"}''::jsonb'`.execute(database.kysely)

test('a functions.sql is run again once it has changed, and only then', async () => {
  await sql`drop function make_post_counts cascade`.execute(database.kysely)
  await applyFunctions(database.kysely)
  expect(await hasPostFunction()).toBe(false)

  await changePostFunctions()
  await Promise.all([applyFunctions(database.kysely), applyFunctions(database.kysely)])
  expect(await hasPostFunction()).toBe(true)
})

test('a functions.sql that has lost a deadlock against a running server is run again', async () => {
  await changePostFunctions()
  await sql`drop function make_post_counts cascade`.execute(database.kysely)
  // What was taken from a sequence stays taken when the transaction is undone.
  await sql`create sequence attempts`.execute(database.kysely)
  await sql`
    create function lose_first() returns event_trigger language plpgsql as $$ begin
      if nextval('attempts') = 1 then raise exception using errcode = 'deadlock_detected'; end if;
    end $$`.execute(database.kysely)
  await sql`create event trigger lose_first on ddl_command_end execute function lose_first()`.execute(
    database.kysely,
  )
  try {
    await applyFunctions(database.kysely)
  } finally {
    await sql`drop event trigger lose_first; drop function lose_first; drop sequence attempts`.execute(
      database.kysely,
    )
  }
  expect(await hasPostFunction()).toBe(true)
})
