import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Throws a clear error if the migrations cannot run in this database. */
export async function checkEncoding(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version,
           current_setting('server_encoding') as encoding`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('The query returned no row')
  if (found.version < 150_000) throw new Error('The database is older than PostgreSQL 15')
  if (found.encoding !== 'UTF8') {
    throw new Error(`The database has the encoding ${found.encoding}; UTF8 is required`)
  }
}

/** Throws a clear error if the locale of the migrated database breaks the search for Bengali text (product choices, section 6). */
export async function checkLocale(db: Db): Promise<void> {
  const { rows } = await sql<{ locale: string; likeness: number }>`
    select concat_ws(' ', datcollate, datctype, to_jsonb(pg_database) ->> 'datlocale') as locale,
           similarity('খুলনা', 'খুলনায়') as likeness
    from pg_database where datname = current_database()`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('The query returned no row')
  if (!(found.likeness > 0.3)) {
    throw new Error(
      `The locale of the database (${found.locale}) does not treat Bengali letters as letters, so searches would find nothing; create it with: create database ... template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    )
  }
}
