import type { TargetAudience } from '@bichar/contract/notifications.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import type { SupportStatus } from '@bichar/contract/rules/supportStatuses.ts'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Db, Tx } from './db.ts'

/** A fragment of SQL with its parameters, to be embedded in other statements. */
export type Sql = RawBuilder<unknown>

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The text of a statement with numbered parameters ($1, $2), for use as a named prepared statement. */
export const textOf = (statement: Sql): string => statement.compile(compiler).sql

/** True if all conditions are; with no conditions always true. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

export async function rowsOf<Row>(db: Db | Tx, statement: Sql): Promise<Row[]> {
  const { rows } = await statement.execute(db)
  return rows as Row[]
}

/** The row of a statement that always returns exactly one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('The query returned no row')
  return row
}

/** A list whose entries are counted by triggers. */
export type CountedList =
  | 'people'
  | 'support'
  | `support:${SupportStatus}`
  | `posts:${'waiting' | 'reported' | 'public'}`
  | 'timelines:waiting'
  | 'suspects'
  | `suspects:${SuspectStatus}`
  | 'audit'
  | `told:${TargetAudience}`

/** The number of entries of a list, read from a few rows however long the list is. */
export const entriesOf = (list: CountedList): Sql =>
  sql`(select coalesce(sum(entries), 0)::integer from list_counts where list = ${sql.lit(list)})`

/** The number of rows of `from`: either a table with its WHERE clause, or a counted list. */
export async function totalOf(db: Db | Tx, from: Sql | CountedList): Promise<number> {
  const total = typeof from === 'string' ? entriesOf(from) : sql`(select count(*)::integer from ${from})`
  const [count] = await rowsOf<{ total: number }>(db, sql`select ${total} as total`)
  return count?.total ?? 0
}

/** A page of a list, and the number of rows of the whole list `from`. */
export async function pageAndTotal<Row>(
  db: Db | Tx,
  page: Sql,
  from: Sql | CountedList,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, total] = await Promise.all([rowsOf<Row>(db, page), totalOf(db, from)])
  return { rows, total }
}
