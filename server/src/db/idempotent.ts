import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from './db.ts'

/** A request that may be sent twice. */
export interface IdempotencyKey {
  /** Requests of the same person with the same key create only one thing. */
  idempotencyKey?: string | undefined
}

/** The tables with an idempotency key. */
type IdempotentTable = {
  [Name in keyof Tables]: 'idempotency_key' extends keyof Tables[Name] ? Name : never
}[keyof Tables]

/**
 * Creates something once, even if several processes are asked for it at the same time under the same key; `of` holds the columns
 * that identify the owner of the key. If two requests create it at once, a unique index refuses one, which then gets the id that
 * the other has created. Returns the id.
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
