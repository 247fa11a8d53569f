import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Throws a clear error if the migrations cannot run in this database. */
export async function checkEncoding(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version,
           current_setting('server_encoding') as encoding`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('The database cannot see itself')
  if (found.version < 150_000) throw new Error('The database is older than PostgreSQL 15')
  if (found.encoding !== 'UTF8') {
    throw new Error(`The database has the encoding ${found.encoding}; it must be made with UTF8`)
  }
}

/** Throws a clear error if the locale of the migrated database breaks the search for Bengali text (decisions section 6). */
export async function checkLocale(db: Db): Promise<void> {
  const { rows } = await sql<{ locale: string; likeness: number }>`
    select concat_ws(' ', datcollate, datctype, to_jsonb(pg_database) ->> 'datlocale') as locale,
           similarity('খুলনা', 'খুলনায়') as likeness
    from pg_database where datname = current_database()`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('The database cannot see itself')
  if (!(found.likeness > 0.3)) {
    throw new Error(
      `In the locale of the database (${found.locale}) Bengali letters are not letters, so that nothing would be found; make it with: create database ... template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    )
  }
}
