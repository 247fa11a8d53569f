import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { checksumOf } from './checksum.ts'
import type { Db, Tx } from './db.ts'
import { rowsOf } from './sql.ts'
import { retryOnDeadlock } from './transaction.ts'

const modules = path.join(import.meta.dirname, '..')

/**
 * The functions of one module with their triggers and views, and the comments on its tables: SQL that can be run again, on any state
 * that the migrations lead to.
 */
interface FunctionFile {
  module: string
  text: string
  sha256: string
}

/** The files `<module>/functions.sql`, by the names of the modules. */
export async function readFunctionFiles(): Promise<FunctionFile[]> {
  const entries = await readdir(modules, { recursive: true })
  const files = entries.filter((file) => path.basename(file) === 'functions.sql').sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(modules, file), 'utf8')
      return { module: path.dirname(file), text, sha256: checksumOf(text) }
    }),
  )
}

/**
 * The checksums of the files that were applied, by module. They are what a function of the database returns and not rows of a table,
 * because a backup restores rows, but makes functions anew from the migrations.
 */
async function findApplied(db: Db | Tx): Promise<Record<string, string>> {
  const [{ isThere } = { isThere: false }] = await rowsOf<{ isThere: boolean }>(
    db,
    sql`select to_regproc('public.function_checksums') is not null as "isThere"`,
  )
  if (!isThere) return {}
  const [found] = await rowsOf<{ applied: Record<string, string> }>(
    db,
    sql`select function_checksums() as applied`,
  )
  return found?.applied ?? {}
}

/** Runs each `functions.sql` that has changed since it was run, all in one transaction. Several processes may call it at once. */
export async function applyFunctions(db: Db): Promise<void> {
  const files = await readFunctionFiles()
  const changedSince = (applied: Record<string, string>) =>
    files.filter(({ module, sha256 }) => applied[module] !== sha256)
  if (changedSince(await findApplied(db)).length === 0) return
  const applyChanged = async (tx: Tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('function_checksums'))`.execute(tx)
    // A function may call others that are created after it.
    await sql`set local check_function_bodies = off`.execute(tx)
    for (const { module, text } of changedSince(await findApplied(tx))) await run(tx, module, text)
    const checksums = JSON.stringify(Object.fromEntries(files.map(({ module, sha256 }) => [module, sha256])))
    await sql`
      create or replace function function_checksums() returns jsonb language sql immutable as
        ${sql.lit(`select '${checksums}'::jsonb`)}`.execute(tx)
  }
  await retryOnDeadlock(() => db.transaction().execute(applyChanged))
}

async function run(tx: Tx, module: string, text: string): Promise<void> {
  try {
    await sql.raw(text).execute(tx)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new Error(`${module}/functions.sql failed (${error.message})`, { cause: error })
  }
}
