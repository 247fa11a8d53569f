import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from './db.ts'

/** What can be sent twice. */
export interface IdempotencyKey {
  /** The same key from the same person makes one, however often it is sent. */
  idempotencyKey?: string | undefined
}

/** Their tables. */
type IdempotentTable = {
  [Name in keyof Tables]: 'idempotency_key' extends keyof Tables[Name] ? Name : never
}[keyof Tables]

/**
 * Makes something once, however often and from wherever it is asked for at the same time under the same key; `of` says
 * whose keys they are. Of two that make it at once, the database refuses one, which then gets what the other has made.
 * Returns its id.
 */
export async function idempotent<Table extends IdempotentTable>(
  db: Db,
  table: Table,
  of: Partial<Selectable<Tables[Table]>>,
  key: string | undefined,
  make: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return make()
  const conditions = Object.entries({ ...of, idempotency_key: key }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const find = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db)
    return rows[0]?.id
  }
  const earlier = await find()
  if (earlier) return earlier
  try {
    return await make()
  } catch (error) {
    const madeMeanwhile = await find()
    if (madeMeanwhile) return madeMeanwhile
    throw error
  }
}
