import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { type Database, openDatabase } from './db.ts'
import { applyMigrations } from './migrate.ts'
import { rowsOf } from './sql.ts'

let place: TestDatabase
let database: Database
let folder: string
beforeAll(async () => {
  place = await makeDatabase()
  database = openDatabase({ connectionString: place.url }, { onError: () => undefined })
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-migrations-'))
})
afterAll(async () => {
  await database.close()
  await place.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(path.join(folder, `${name}.sql`), text)

/** Empties the database and writes two migrations for it. */
beforeEach(async () => {
  await sql`drop schema public cascade; create schema public`.execute(database.kysely)
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await write(
    '0001-checksums',
    'create table migration_checksums (name text primary key, sha256 text not null);',
  )
  await write('0002-cases', 'create table cases (id integer primary key);')
})

const tables = async () => {
  const rows = await rowsOf<{ name: string }>(
    database.kysely,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely'))
}

test('runs what is new, once', async () => {
  await applyMigrations(database.kysely, folder)
  await write('0003-courts', 'create table courts (id integer primary key);')
  await applyMigrations(database.kysely, folder)
  await applyMigrations(database.kysely, folder)
  expect(await tables()).toEqual(['cases', 'courts', 'migration_checksums'])
})

test('names the file of one that fails, and leaves nothing of it', async () => {
  await write('0003-courts', 'create table courts (id integer); insert into cases values (1), (1);')
  await expect(applyMigrations(database.kysely, folder)).rejects.toThrow(
    /^the migration 0003-courts\.sql failed \(duplicate key value/,
  )
  expect(await tables()).toEqual([])
})

test('repeats one that has lost a deadlock against a running server', async () => {
  // What was taken from a sequence stays taken when the transaction is undone.
  await sql`create sequence attempts`.execute(database.kysely)
  await write(
    '0003-courts',
    `create table courts (id integer);
    do $$ begin if nextval('attempts') = 1 then raise exception using errcode = 'deadlock_detected'; end if; end $$;`,
  )
  await applyMigrations(database.kysely, folder)
  expect(await tables()).toEqual(['cases', 'courts', 'migration_checksums'])
})

test('data of a newer build is refused in a sentence, and not touched', async () => {
  await write('0004-verdicts', 'create table verdicts (id integer);')
  await applyMigrations(database.kysely, folder)
  await rm(path.join(folder, '0004-verdicts.sql'))
  await write('0005-appeals', 'create table appeals (id integer);')
  await expect(applyMigrations(database.kysely, folder)).rejects.toThrow(
    'the database was migrated by a newer version of Bichar (unknown migration 0004-verdicts)',
  )
  expect(await tables()).not.toContain('appeals')
})

test('one that was edited after it was run is named', async () => {
  await applyMigrations(database.kysely, folder)
  await write('0002-cases', 'create table cases (id bigint primary key);')
  await expect(applyMigrations(database.kysely, folder)).rejects.toThrow(
    'the migration 0002-cases.sql was changed after it had been applied',
  )
  await write('0002-cases', 'create table cases (id integer primary key);')
  await applyMigrations(database.kysely, folder)
})
