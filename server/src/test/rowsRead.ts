import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import type { DB } from '../db/tables.ts'

/** How many rows were read of each table, by an index or not. */
export type RowsRead = Record<string, number>

/** One row with what has been read of all tables since PostgreSQL began to count, as far as it has counted. */
export const readSoFarQuery = `
  select json_object_agg(relname, seq_tup_read + coalesce(idx_tup_fetch, 0)) as read
  from pg_stat_user_tables where schemaname = 'public'`

async function readSoFar(db: Db): Promise<RowsRead> {
  // PostgreSQL counts at the end of this statement what this connection has read.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const [row] = await rowsOf<{ read: RowsRead }>(db, sql.raw(readSoFarQuery))
  return row?.read ?? {}
}

/** How many rows are read of each table while `use` works on the only connection that it is given; nobody else may be at work. */
export async function rowsRead(
  connectionString: string,
  use: (db: Db) => Promise<unknown>,
): Promise<RowsRead> {
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) })
  const kysely = new Kysely<DB>({ dialect })
  try {
    const before = await readSoFar(kysely)
    await use(kysely)
    const after = await readSoFar(kysely)
    return Object.fromEntries(Object.entries(after).map(([name, read]) => [name, read - (before[name] ?? 0)]))
  } finally {
    await kysely.destroy()
  }
}
