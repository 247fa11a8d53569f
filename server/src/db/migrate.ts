import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './db.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/** The migrations, oldest first: plain SQL files, each run in one transaction and never edited once landed. */
async function migrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const entries = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8')
      const migration: Migration = { up: async (db) => void (await sql.raw(text).execute(db)) }
      return [path.basename(file, '.sql'), migration] as const
    }),
  )
  return Object.fromEntries(entries)
}

const migrator = (db: Db) =>
  new Migrator({ db, provider: { getMigrations: migrations }, migrationTableSchema: 'public' })

/** Brings the database up to date; several processes may call it at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw error
}

export const isUpToDate = async (db: Db): Promise<boolean> =>
  (await migrator(db).getMigrations()).every((migration) => migration.executedAt)
