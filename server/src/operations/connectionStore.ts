import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface Connections {
  used: number
  most: number
}

/** `reserved_connections` exists from PostgreSQL 16 on. */
export async function readConnections(db: Db): Promise<Connections | undefined> {
  const { rows } = await sql<Connections>`
    select (select sum(numbackends)::int from pg_stat_database) as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as most`.execute(db)
  return rows[0]
}
