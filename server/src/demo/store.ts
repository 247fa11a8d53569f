import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Whether this database is in use: it has posts, or accounts other than those of its operators. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from posts) or exists (select from users where role <> 'admin') as used`.execute(db)
  return rows[0]?.used ?? false
}
