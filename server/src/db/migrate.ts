import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { checksumOf } from './checksum.ts'
import type { Db, Tx } from './db.ts'
import { applyFunctions } from './functions.ts'
import { rowsOf } from './sql.ts'
import { retryOnDeadlock } from './transaction.ts'

const landed = path.join(import.meta.dirname, 'migrations')

/**
 * The texts of the migrations, oldest first. They are plain SQL files; each runs in one transaction and is never edited once it has
 * been merged.
 */
async function readMigrations(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return new Map(files.map((file, index) => [path.basename(file, '.sql'), texts[index] ?? '']))
}

const migrator = (db: Db, folder: string) =>
  new Migrator({
    db,
    provider: {
      async getMigrations(): Promise<Record<string, Migration>> {
        const texts = [...(await readMigrations(folder))]
        return Object.fromEntries(
          texts.map(([name, text]) => [name, { up: async (tx) => void (await sql.raw(text).execute(tx)) }]),
        )
      },
    },
    migrationTableSchema: 'public',
  })

/** Brings a database to what this build needs: applies the missing migrations, then the functions that have changed. */
export async function migrate(db: Db): Promise<void> {
  await applyMigrations(db)
  await applyFunctions(db)
}

/**
 * Applies all missing migrations; several processes may call it at once. They lock many tables, so they are repeated after a deadlock with
 * calls of a server of the release before. Throws before it changes anything if the data has migrations that this build does not know,
 * undoes all of them if one fails, and throws afterwards if an applied migration has been edited.
 */
export async function applyMigrations(db: Db, folder = landed): Promise<void> {
  const texts = await readMigrations(folder)
  const run = await findRun(db)
  const unknown = run.find((name) => !texts.has(name))
  if (unknown !== undefined) throw newerData(unknown)
  // Even when nothing is missing, Kysely's migrator would read the catalogue of the whole database four times.
  if (run.length < texts.size) await retryOnDeadlock(() => runMissing(db, folder))
  await compareChecksums(db, texts)
}

async function runMissing(db: Db, folder: string): Promise<void> {
  const { error, results = [] } = await migrator(db, folder).migrateToLatest()
  if (!error) return
  const failed = results.find(({ status }) => status === 'Error')
  if (!failed || !(error instanceof Error)) throw error
  throw new Error(`the migration ${failed.migrationName}.sql failed (${error.message})`, { cause: error })
}

/** The names of the applied migrations, in order. */
async function findRun(db: Db): Promise<string[]> {
  const [{ isNew } = { isNew: true }] = await rowsOf<{ isNew: boolean }>(
    db,
    sql`select to_regclass('public.kysely_migration') is null as "isNew"`,
  )
  if (isNew) return []
  const run = await rowsOf<{ name: string }>(db, sql`select name from public.kysely_migration order by name`)
  return run.map(({ name }) => name)
}

/** An applied migration, and the checksum of its text, if that was recorded. */
interface RunMigration {
  name: string
  sha256: string | null
}

/** Throws if this build cannot recreate data with these migrations, because one is unknown or has been edited. */
export async function checkMigrations(run: readonly RunMigration[]): Promise<void> {
  const texts = await readMigrations(landed)
  for (const { name, sha256 } of run) {
    const text = texts.get(name)
    if (text === undefined) throw newerData(name)
    if (sha256 !== null && sha256 !== checksumOf(text)) throw editedMigration(name)
  }
}

/** Creates the tables in an empty database by the same migrations as in another one, within a transaction. */
export async function migrateAsElsewhere(tx: Tx, run: readonly RunMigration[]): Promise<void> {
  const { error } = await migrator(tx, landed).migrateTo(run.at(-1)?.name ?? '')
  if (error) throw error
}

const newerData = (migration: string) =>
  new Error(
    `the database was migrated by a newer version of Bichar (unknown migration ${migration}); start that version, or restore an older backup`,
  )

const editedMigration = (migration: string) =>
  new Error(
    `the migration ${migration}.sql was changed after it had been applied; restore its content, and put the change into a new migration`,
  )

/** Records the checksums of new migrations, and throws if an applied one has another checksum than before. */
async function compareChecksums(db: Db, texts: ReadonlyMap<string, string>): Promise<void> {
  const sums = [...texts].map(([name, text]) => ({ name, sha256: checksumOf(text) }))
  await sql`
    insert into migration_checksums (name, sha256)
    select name, sha256 from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as now (name text, sha256 text)
    on conflict do nothing`.execute(db)
  const run = await rowsOf<{ name: string; sha256: string }>(
    db,
    sql`select name, sha256 from migration_checksums`,
  )
  const before = new Map(run.map(({ name, sha256 }) => [name, sha256]))
  const edited = sums.find(({ name, sha256 }) => before.get(name) !== sha256)
  if (edited) throw editedMigration(edited.name)
}

export async function isUpToDate(db: Db): Promise<boolean> {
  const run = new Set(await findRun(db))
  return [...(await readMigrations(landed)).keys()].every((name) => run.has(name))
}
